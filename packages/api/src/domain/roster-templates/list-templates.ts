import type { RosterTemplate, rosterTemplates as calls } from '@careloom/contract/resources/roster-templates';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { houses } from '../../platform/db/schema/places';
import { rosterTemplates, rosterTemplateShifts } from '../../platform/db/schema/roster-templates';
import type { Executor } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import type { CurrentUser } from '../../platform/http/current-user';
import { housesWithin } from '../houses/house-record';

/** The templates of the houses within the user's scope, by house and name. @param which limits them */
export function selectTemplates(executor: Executor, user: CurrentUser, which?: SQL): Promise<RosterTemplate[]> {
  const { id, name } = rosterTemplates;
  return executor
    .select({
      id,
      name,
      house: { id: houses.id, name: houses.name },
      shifts: executor.$count(rosterTemplateShifts, eq(rosterTemplateShifts.template_id, rosterTemplates.id)),
    })
    .from(rosterTemplates)
    .innerJoin(houses, eq(houses.id, rosterTemplates.house_id))
    .where(and(housesWithin(user), which))
    .orderBy(asc(houses.name), asc(rosterTemplates.name), asc(rosterTemplates.id));
}

export const listTemplates = ({ query, user, services }: Context<typeof calls.list>): Promise<RosterTemplate[]> =>
  selectTemplates(services.db, user, query.house_id === null ? undefined : eq(rosterTemplates.house_id, query.house_id));
