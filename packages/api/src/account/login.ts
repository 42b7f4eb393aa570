import type { auth, AuthUser } from '@careloom/contract/resources/auth';
import { isPassword } from '../auth/password';
import { issueToken } from '../auth/tokens';
import type { Context } from '../http/context';
import { badCredentials, forbiddenState, unprocessable } from '../http/errors';
import { findAccountByEmail, toProfile } from './auth-user';
import { loginRefusal } from './login-refusal';
import { countAttempt, forgetAttempts, subjectOf } from './throttle';

/**
 * Throttle, credentials, state of the account, then a session.
 * With `LOGIN_ERRORS=uniform` a wrong password answers as an unknown address does.
 */
export async function login({ body, request, services }: Context<typeof auth.login>): Promise<{ user: AuthUser }> {
  const subject = subjectOf(services, body.email, request.ip);
  const seconds = await countAttempt(services, subject);
  if (seconds > 0) throw unprocessable('auth.throttle', { seconds });
  const account = await findAccountByEmail(services.db, body.email);
  const matches = await isPassword(account?.user.password_hash, body.password);
  if (!account) throw badCredentials('auth.credentials');
  if (!matches) throw badCredentials(services.env.loginErrors === 'uniform' ? 'auth.credentials' : 'auth.password');
  await forgetAttempts(services, subject);
  const refusal = loginRefusal(account.user);
  if (refusal) throw forbiddenState(refusal);
  const origin = { ip: request.ip, userAgent: request.headers['user-agent'] };
  const token = await issueToken(services.db, services.clock, account.user.id, origin);
  return { user: { ...toProfile(services, account), token } };
}
