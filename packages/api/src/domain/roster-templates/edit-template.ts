import type { RosterTemplate, rosterTemplates as calls } from '@careloom/contract/resources/roster-templates';
import { eq } from 'drizzle-orm';
import { rosterTemplates } from '../../platform/db/schema/roster-templates';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound } from '../../platform/http/errors';
import { lockHouse } from '../houses/house-record';
import { announceTemplate } from './announce-template';
import { checkName } from './create-template';
import { selectTemplates } from './list-templates';

/** Renames a template. @throws 404; 422 for a name that is taken */
export function renameTemplate({ params, body, user, services }: Context<typeof calls.rename>): Promise<RosterTemplate> {
  return inTransaction(services.db, async (tx) => {
    const { template, house } = await lockTemplate(tx, user, params.id);
    await checkName(tx, { house_id: house.id, name: body.name, id: template.id });
    await tx.update(rosterTemplates).set({ name: body.name }).where(eq(rosterTemplates.id, template.id));
    await announceTemplate(tx, user, template.id, house.team_leader_id);
    return { ...template, name: body.name };
  });
}

/** Deletes a template; shifts that were planned with it are kept. @throws 404 */
export function removeTemplate({ params, user, services }: Context<typeof calls.remove>): Promise<Record<string, never>> {
  return inTransaction(services.db, async (tx) => {
    const { template, house } = await lockTemplate(tx, user, params.id);
    await tx.delete(rosterTemplates).where(eq(rosterTemplates.id, template.id));
    await announceTemplate(tx, user, template.id, house.team_leader_id);
    return {};
  });
}

/** Finds a template within the user's scope and locks its house, so that names stay unique. @throws 404 */
async function lockTemplate(tx: Tx, user: CurrentUser, id: number) {
  const [template] = await selectTemplates(tx, user, eq(rosterTemplates.id, id));
  if (!template) throw notFound();
  return { template, house: await lockHouse(tx, user, template.house.id) };
}
