import type { MessageKey } from '@careloom/contract/messages/index';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { roleGrants } from '../../platform/db/schema/access';
import { users } from '../../platform/db/schema/identity';
import type { Executor } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';

/** Whether a user can still sign in and so respond to a request. */
export async function canAnswer(executor: Executor, id: number): Promise<boolean> {
  const present = and(eq(users.id, id), eq(users.is_active, true), isNull(users.deleted_at), isNull(users.archived_at));
  return (await executor.$count(users, present)) === 1;
}

type Decision = 'shift-approve' | 'expense-approve' | 'invoice-pay';

/** Two texts for each decision: one when a colleague may decide, and one that explains how to proceed when nobody else may. */
const TEXTS: Readonly<Record<Decision, readonly [MessageKey, MessageKey]>> = {
  'shift-approve': ['approval.changed_by_you', 'approval.no_other'],
  'expense-approve': ['approval.changed_by_you', 'approval.no_other'],
  'invoice-pay': ['approval.paid_alone', 'approval.no_other_payer'],
};

/**
 * The text that refuses a decision which requires a second person.
 * @param decision the permission that the second person needs
 */
export async function needsAnother(executor: Executor, user: Pick<CurrentUser, 'id'>, decision: Decision): Promise<MessageKey> {
  const [other] = await executor
    .select({ id: users.id })
    .from(users)
    .innerJoin(roleGrants, eq(roleGrants.role, users.user_type))
    .where(
      and(
        eq(roleGrants.permission, decision),
        ne(users.id, user.id),
        eq(users.is_active, true),
        isNull(users.deleted_at),
        isNull(users.archived_at),
      ),
    )
    .limit(1);
  return TEXTS[decision][other ? 0 : 1];
}
