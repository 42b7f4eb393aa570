import type { MessageKey } from '@careloom/contract/messages/index';
import type { auth, AuthUser } from '@careloom/contract/resources/auth';
import type { users } from '../../platform/db/schema/identity';
import type { Context } from '../../platform/http/context';
import { badCredentials, forbiddenState, unprocessable } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import { isPassword } from '../auth/password';
import { loginErrors } from '../organisation/organisation-settings';
import { issueToken } from '../auth/tokens';
import { type Account, findAccountByEmail, toProfile } from './auth-user';
import { rememberReader } from './remember-reader';
import { countFailure, forgetFailures, inLine, MAX_FAILURES_OF_ADDRESS, reserve, secondsToWait, subjectOf } from './throttle';

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

/** Checks throttle, credentials and account state, then opens a session. */
export async function login({ body, request, reply, services }: Context<typeof auth.login>): Promise<{ user: AuthUser }> {
  const subject = subjectOf(services, body.email, request.ip);
  const attempt = await reserve(services, subjectOf(services, 'address', request.ip), MAX_FAILURES_OF_ADDRESS);
  if ('seconds' in attempt) throw unprocessable('auth.throttle', { seconds: attempt.seconds });
  const account = await inLine(subject, () => checkCredentials(services, subject, body));
  await attempt.succeeded();
  const refusal = loginRefusal(account.user);
  if (refusal) throw forbiddenState(refusal);
  const origin = { ip: request.ip, userAgent: request.headers['user-agent'] };
  const token = await issueToken(services.db, services.clock, account.user.id, origin);
  rememberReader(reply, services, account.user.email);
  return { user: { ...toProfile(services, account), token } };
}

/** With uniform login texts, a wrong password and an unknown address get the same answer. */
async function checkCredentials(
  services: Services,
  subject: string,
  { email, password }: { email: string; password: string },
): Promise<Account> {
  const seconds = await secondsToWait(services, subject);
  if (seconds > 0) throw unprocessable('auth.throttle', { seconds });
  const account = await findAccountByEmail(services.db, email);
  if ((await isPassword(account?.user.password_hash, password)) && account) {
    await forgetFailures(services, subject);
    return account;
  }
  await countFailure(services, subject);
  throw badCredentials(account && (await loginErrors(services)) === 'exact' ? 'auth.password' : 'auth.credentials');
}
