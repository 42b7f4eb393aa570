import type { MessageKey } from '@careloom/contract/messages/index';
import type { users } from '../../platform/db/schema/identity';

/** The account fields that a login checks after the password. */
export type AccountState = Pick<
  typeof users.$inferSelect,
  'user_type' | 'deleted_at' | 'archived_at' | 'is_active' | 'email_verified_at' | 'verification_status'
>;

/**
 * Why an account may not sign in, checked in the order of Q-040: deactivated (deleted, or an archived worker, Q-037), inactive, e-mail
 * unverified, verification status. Null when it may.
 */
export function loginRefusal(account: AccountState): MessageKey | null {
  if (account.deleted_at || account.archived_at) return 'auth.deactivated';
  if (!account.is_active) return 'auth.inactive';
  if (account.user_type !== 'worker') return null;
  if (!account.email_verified_at) return 'auth.unverified';
  if (account.verification_status === 'rejected') return 'auth.rejected';
  return account.verification_status === 'verified' ? null : 'auth.pending';
}
