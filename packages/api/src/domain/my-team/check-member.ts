import { type TeamMemberBody, teamMemberLabels } from '@careloom/contract/resources/my-team';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import type { Tx } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { invalidField } from '../../platform/http/errors';
import { text } from '../../platform/http/text';

/** Only a team leader reports to a senior manager. */
export const reportsTo = ({ user_type, senior_manager_id }: Pick<TeamMemberBody, 'user_type' | 'senior_manager_id'>): number | null =>
  user_type === 'team_leader' ? senior_manager_id : null;

/** What a form says of a member, as columns. The picture is a file of its own. */
export const memberColumns = ({ profile_picture: _, is_active, ...body }: TeamMemberBody) => ({
  ...body,
  senior_manager_id: reportsTo(body),
  is_active: is_active === 1,
});

type Field = keyof typeof teamMemberLabels;
const fault = (field: Field, key: 'validation.unique' | 'validation.exists' | 'validation.in') =>
  invalidField(field, key, { attribute: text(teamMemberLabels[field]) });

/** The account that is edited, as it is. */
interface Present {
  id: number;
  senior_manager_id: number | null;
}

/**
 * Nobody makes an account that may do more than their own: a super admin is added only by who may also change members, which
 * of the roles as they are seeded is a super admin.
 * @param present the member edited; none for a new one
 * @throws 422 at `user_type`, `email` or `senior_manager_id`
 */
export async function checkMember(tx: Tx, actor: CurrentUser, body: TeamMemberBody, present?: Present): Promise<void> {
  if (body.user_type === 'super_admin' && !actor.permissions.has('my-team-update')) throw fault('user_type', 'validation.in');
  const others = present && ne(users.id, present.id);
  const taken = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, body.email), others));
  if (taken.length > 0) throw fault('email', 'validation.unique');
  const managerId = reportsTo(body);
  // A manager on leave keeps the team: only a new one must be working.
  if (managerId === null || managerId === present?.senior_manager_id) return;
  const working = and(eq(users.user_type, 'senior_manager'), eq(users.is_active, true), isNull(users.deleted_at), others);
  const manager = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, managerId), working))
    // Neither deleted nor of another type until the member is written.
    .for('share');
  if (manager.length === 0) throw fault('senior_manager_id', 'validation.exists');
}
