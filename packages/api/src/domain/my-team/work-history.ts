import type { Page } from '@careloom/contract/envelope';
import type { Leadership, myTeam as calls } from '@careloom/contract/resources/my-team';
import { and, desc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { houseLeaderships, houses } from '../../platform/db/schema/places';
import type { Context } from '../../platform/http/context';
import { pageOf, total } from '../../platform/list/page-of';
import { readMember } from './serialize-member';

const COLUMNS = {
  id: houseLeaderships.id,
  house: { id: houses.id, name: houses.name },
  from: houseLeaderships.started_on,
  to: houseLeaderships.ended_on,
  total,
};

/** The houses that a member led on any day of the period, latest first, including deleted houses. @throws 404 */
export async function workHistory({ params, query, user, services }: Context<typeof calls.workHistory>): Promise<Page<Leadership>> {
  const { id } = await readMember(services.db, services.files, user, params.id);
  const { started_on, ended_on } = houseLeaderships;
  const where = and(
    eq(houseLeaderships.team_leader_id, id),
    query.to === null ? undefined : lte(started_on, query.to),
    query.from === null ? undefined : or(isNull(ended_on), gte(ended_on, query.from)),
  );
  return pageOf(
    query,
    (limit, offset) =>
      services.db
        .select(COLUMNS)
        .from(houseLeaderships)
        .innerJoin(houses, eq(houses.id, houseLeaderships.house_id))
        .where(where)
        .orderBy(desc(started_on), desc(houseLeaderships.id))
        .limit(limit)
        .offset(offset),
    ({ total: _, ...leadership }) => leadership,
  );
}
