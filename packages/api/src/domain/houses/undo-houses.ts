import { and, asc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import { adminSide } from '../notifications/recipients';
import { wasChanged } from '../../platform/audit/was-changed';
import type { CurrentUser } from '../../platform/http/current-user';
import { jobs } from '../../platform/db/schema/jobs';
import { notifications } from '../../platform/db/schema/notices';
import { houses, participants } from '../../platform/db/schema/places';
import type { Tx } from '../../platform/db/transaction';
import { unprocessable } from '../../platform/http/errors';
import { notificationsChanged, resourceChanged } from '../../platform/realtime/push';

/**
 * Deletes the houses of an upload and the notifications to their leaders; houses already deleted are skipped. @throws 422 when one was used
 * since
 */
export async function undoHouses(tx: Tx, user: CurrentUser, { record_ids }: { record_ids: number[] }) {
  const those = and(inArray(houses.id, record_ids), isNull(houses.deleted_at));
  const held = await tx
    .select({ id: houses.id, leader: houses.team_leader_id })
    .from(houses)
    .where(those)
    .orderBy(asc(houses.id))
    .for('update');
  await refuseUsed(
    tx,
    held.map(({ id }) => id),
  );
  const ids = held.map(({ id }) => id);
  const removed = await tx
    .delete(notifications)
    .where(and(eq(notifications.type, 'assign_house'), inArray(notifications.route_id, ids)))
    .returning({ user_id: notifications.user_id });
  await notificationsChanged(
    tx,
    removed.map(({ user_id }) => user_id),
    false,
  );
  await tx.delete(houses).where(inArray(houses.id, ids));
  const to = [...(await adminSide(tx)), ...held.flatMap(({ leader }) => leader ?? [])];
  await resourceChanged(tx, { resource: 'house', ids, to, actor: user.id });
  return { deleted: ids.length, restored: 0 };
}

async function refuseUsed(tx: Tx, ids: number[]): Promise<void> {
  const of = (table: typeof jobs | typeof participants) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(table)
        .where(eq(table.house_id, houses.id)),
    );
  const [used] = await tx
    .select({ name: houses.name })
    .from(houses)
    .where(and(inArray(houses.id, ids), or(wasChanged(houses, houses.id), of(jobs), of(participants))))
    .orderBy(asc(houses.id))
    .limit(1);
  if (used) throw unprocessable('upload.used', used);
}
