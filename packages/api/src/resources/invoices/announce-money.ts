import { inArray } from 'drizzle-orm';
import { adminSide } from '../../audience/admin-side';
import type { CurrentUser } from '../../auth/current-user';
import { houses } from '../../db/schema/places';
import type { Tx } from '../../db/transaction';
import { resourceChanged } from '../../realtime/push';

interface Changed {
  resource: 'invoice' | 'shift' | 'expense';
  ids: readonly number[];
}

/** Tells open pages what changed of a worker's money: those of the admin side, of the worker, of who leads the houses. */
export async function announceMoney(
  tx: Tx,
  actor: CurrentUser,
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
