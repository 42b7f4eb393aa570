import { teamMemberLabels, type TeamMemberBody } from '@careloom/contract/resources/my-team';
import { and, eq, isNull } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { users } from '../../db/schema/identity';
import type { Tx } from '../../db/transaction';
import { invalidField } from '../../http/errors';
import { text } from '../../http/text';

type Field = keyof typeof teamMemberLabels;
const fault = (field: Field, key: 'validation.unique' | 'validation.exists' | 'validation.in') =>
  invalidField(field, key, { attribute: text(teamMemberLabels[field]) });

/**
 * Nobody makes an account that may do more than their own: a super admin is added only by who may also change members, which
 * of the roles as they are seeded is a super admin.
 * @throws 422 at `user_type`, `email` or `senior_manager_id`
 */
export async function checkMember(tx: Tx, actor: CurrentUser, body: TeamMemberBody): Promise<void> {
  if (body.user_type === 'super_admin' && !actor.permissions.has('my-team-update')) throw fault('user_type', 'validation.in');
  const taken = await tx.select({ id: users.id }).from(users).where(eq(users.email, body.email));
  if (taken.length > 0) throw fault('email', 'validation.unique');
  if (body.senior_manager_id === null) return;
  const working = and(eq(users.user_type, 'senior_manager'), eq(users.is_active, true), isNull(users.deleted_at));
  const manager = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, body.senior_manager_id), working));
  if (manager.length === 0) throw fault('senior_manager_id', 'validation.exists');
}
