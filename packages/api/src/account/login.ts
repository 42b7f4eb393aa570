import type { auth, AuthUser } from '@careloom/contract/resources/auth';
import { isPassword } from '../auth/password';
import { issueToken } from '../auth/tokens';
import type { Context } from '../http/context';
import { badCredentials, forbiddenState, unprocessable } from '../http/errors';
import type { Services } from '../services';
import { type Account, findAccountByEmail, toProfile } from './auth-user';
import { loginRefusal } from './login-refusal';
import { rememberReader } from './remember-reader';
import { countFailure, forgetFailures, inLine, MAX_FAILURES_OF_ADDRESS, reserve, secondsToWait, subjectOf } from './throttle';

/** Throttle, credentials, state of the account, then a session. */
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

/** With `LOGIN_ERRORS=uniform` a wrong password answers as an unknown address does. */
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
  throw badCredentials(account && services.env.loginErrors === 'exact' ? 'auth.password' : 'auth.credentials');
}
