import { eq, inArray, type SQL } from 'drizzle-orm';
import { invoices } from '../../platform/db/schema/invoices';
import { houses } from '../../platform/db/schema/places';
import type { Tx } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { resourceChanged } from '../../platform/realtime/push';
import { byRole, type Viewer } from '../../platform/scope/by-role';
import { adminSide } from '../notifications/recipients';

/** Limits invoices to those a user may see: of the houses led; for a worker, their own. */
export const invoicesWithin = (user: Viewer): SQL | undefined =>
  byRole(user, { teamLeader: eq(houses.team_leader_id, user.id), worker: eq(invoices.worker_id, user.id) });

interface Changed {
  resource: 'invoice' | 'shift' | 'expense';
  ids: readonly number[];
}

/** Notifies open pages of changes to a worker's money: those of the admin side, of the worker, and of the houses' leaders. */
export async function announceMoney(
  tx: Tx,
  actor: Pick<CurrentUser, 'id'>,
  { workerId, houseIds }: { workerId: number; houseIds: readonly number[] },
  changes: readonly Changed[],
): Promise<void> {
  const led = await tx
    .select({ leader: houses.team_leader_id })
    .from(houses)
    .where(inArray(houses.id, [...houseIds]));
  const leaders = led.flatMap(({ leader }) => (leader === null ? [] : [leader]));
  const to = [...(await adminSide(tx)), workerId, ...leaders];
  for (const { resource, ids } of changes) if (ids.length > 0) await resourceChanged(tx, { resource, ids, to, actor: actor.id });
}
