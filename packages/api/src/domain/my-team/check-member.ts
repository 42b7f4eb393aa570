import { type TeamMemberBody, teamMemberLabels } from '@careloom/contract/resources/my-team';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import type { Tx } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { invalidField } from '../../platform/http/errors';
import { text } from '../../platform/http/text';

/** The senior manager to store: only a team leader reports to one. */
export const reportsTo = ({ user_type, senior_manager_id }: Pick<TeamMemberBody, 'user_type' | 'senior_manager_id'>): number | null =>
  user_type === 'team_leader' ? senior_manager_id : null;

/** The columns that a member's form sets. The picture is stored separately. */
export const memberColumns = ({ profile_picture: _, is_active, ...body }: TeamMemberBody) => ({
  ...body,
  senior_manager_id: reportsTo(body),
  is_active: is_active === 1,
});

type Field = keyof typeof teamMemberLabels;
const fault = (field: Field, key: 'validation.unique' | 'validation.exists' | 'validation.in') =>
  invalidField(field, key, { attribute: text(teamMemberLabels[field]) });

/** The current values of the edited account. */
interface Present {
  id: number;
  senior_manager_id: number | null;
}

/**
 * Prevents creating an account with more permissions than one's own: only users who may also change members can add a super admin; with the
 * initial grants, that is a super admin.
 * @param present the edited member; omitted for a new one
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
  // An inactive manager keeps the team: only a new one must be active.
  if (managerId === null || managerId === present?.senior_manager_id) return;
  const working = and(eq(users.user_type, 'senior_manager'), eq(users.is_active, true), isNull(users.deleted_at), others);
  const manager = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, managerId), working))
    // Prevents deletion or a change of type until the member is written.
    .for('share');
  if (manager.length === 0) throw fault('senior_manager_id', 'validation.exists');
}
