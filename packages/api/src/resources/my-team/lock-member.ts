import { and, asc, inArray } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { users } from '../../db/schema/identity';
import type { Tx } from '../../db/transaction';
import { notFound, refused } from '../../http/errors';
import { IS_MEMBER } from './select-members';

export type LockedMember = typeof users.$inferSelect;

/**
 * A member that nobody else can change until the transaction ends. Who changes them is held as well: of two super admins who
 * deactivate each other at once, one stays.
 * @param others accounts that must stay as they are meanwhile
 * @throws 404; 401 `forbidden` where the actor lost the account or the role in the meantime
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
