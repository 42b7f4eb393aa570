import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { houses } from '../../platform/db/schema/places';
import type { Tx } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound, refused } from '../../platform/http/errors';
import { resourceChanged } from '../../platform/realtime/push';
import { adminSide } from '../notifications/recipients';
import { IS_MEMBER } from './select-members';

export type LockedMember = typeof users.$inferSelect;

/**
 * Locks a member until the transaction ends, and also the actor: when two super admins deactivate each other at once, one stays active.
 * @param others further accounts to lock
 * @throws 404; 401 `forbidden` when the actor lost the account or the role in the meantime
 */
export async function lockMember(tx: Tx, actor: CurrentUser, id: number, others: readonly number[] = []): Promise<LockedMember> {
  const rows = await tx
    .select()
    .from(users)
    .where(and(inArray(users.id, [actor.id, id, ...others]), IS_MEMBER))
    .orderBy(asc(users.id))
    .for('no key update');
  const self = rows.find((row) => row.id === actor.id);
  if (!self?.is_active || self.user_type !== actor.userType) throw refused();
  const member = rows.find((row) => row.id === id);
  if (!member) throw notFound();
  return member;
}

/** Whether a team leader reports to this senior manager. */
export const hasLeaders = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.$count(users, and(eq(users.senior_manager_id, id), isNull(users.deleted_at)))) > 0;

/** Whether this team leader leads a house. */
export const leadsHouse = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.$count(houses, and(eq(houses.team_leader_id, id), isNull(houses.deleted_at)))) > 0;

/** Notifies open pages that a member changed: those of the admin side, and the member's own. */
export async function announceMember(tx: Tx, actor: CurrentUser, id: number): Promise<void> {
  await resourceChanged(tx, { resource: 'my-team', ids: [id], to: await adminSide(tx), actor: actor.id });
  await resourceChanged(tx, { resource: 'auth', ids: [id], to: [id], actor: actor.id });
}
