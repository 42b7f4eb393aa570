import type { auth, AuthUser } from '@careloom/contract/resources/auth';
import type { Context } from '../../platform/http/context';
import { badCredentials, forbiddenState, unprocessable } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import { isPassword } from '../auth/password';
import { loginErrors } from '../organisation/organisation-settings';
import { needStep } from '../second-factor/need-step';
import { type Account, findAccountByEmail } from './auth-user';
import { loginRefusal } from './login-refusal';
import { openSession } from './open-session';
import { countFailure, forgetFailures, inLine, MAX_FAILURES_OF_ADDRESS, reserve, secondsToWait, subjectOf } from './throttle';

/**
 * Checks throttle, credentials and account state, then opens a session, or asks for the second step.
 * @throws 401 `second_factor` where the account has a second factor, or its role requires one
 */
export async function login(context: Context<typeof auth.login>): Promise<{ user: AuthUser }> {
  const { body, request, services } = context;
  const subject = subjectOf(services, body.email, request.ip);
  const attempt = await reserve(services, subjectOf(services, 'address', request.ip), MAX_FAILURES_OF_ADDRESS);
  if ('seconds' in attempt) throw unprocessable('auth.throttle', { seconds: attempt.seconds });
  const account = await inLine(subject, () => checkCredentials(services, subject, body));
  await attempt.succeeded();
  const refusal = loginRefusal(account.user);
  if (refusal) throw forbiddenState(refusal);
  await needStep(services, account.user);
  return { user: await openSession(context, account) };
}

/** With uniform login texts, a wrong password and an unknown address get the same response. */
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
