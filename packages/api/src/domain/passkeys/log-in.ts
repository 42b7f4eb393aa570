import type { AuthUser } from '@careloom/contract/resources/auth';
import type { passkeyLogins as calls } from '@careloom/contract/resources/passkeys';
import type { Context } from '../../platform/http/context';
import { forbiddenState, unprocessable } from '../../platform/http/errors';
import { findAccountById } from '../account/auth-user';
import { loginRefusal } from '../account/login-refusal';
import { openSession } from '../account/open-session';
import { MAX_FAILURES_OF_ADDRESS, reserve, subjectOf } from '../account/throttle';
import { accountOf, asAccount } from '../second-factor/account-of-ticket';
import { throttled } from '../second-factor/try-code';
import { addPasskey, newPasskeyOptions } from './add-passkey';
import { passkeyOptions, usePasskey } from './use-passkey';

const alone = { purpose: 'login', userId: null } as const;
const after = (userId: number) => ({ purpose: 'step', userId }) as const;

export const startPasskeyLogin = ({ services }: Context<typeof calls.start>) => passkeyOptions(services, alone);

/** Logs in with a passkey alone. @throws 422; 403 for an account that may not sign in */
export async function logInWithPasskey(context: Context<typeof calls.finish>): Promise<{ user: AuthUser }> {
  const { body, request, services } = context;
  const attempt = await reserve(services, subjectOf(services, 'address', request.ip), MAX_FAILURES_OF_ADDRESS);
  if ('seconds' in attempt) throw unprocessable('auth.throttle', { seconds: attempt.seconds });
  const account = await findAccountById(services.db, await usePasskey(services, alone, body.credential));
  if (!account) throw unprocessable('auth.passkey_unknown');
  await attempt.succeeded();
  const refusal = loginRefusal(account.user);
  if (refusal) throw forbiddenState(refusal);
  return { user: await openSession(context, account) };
}

/** @throws 422 */
export async function startPasskeyStep({ body, services }: Context<typeof calls.startStep>) {
  const { user } = await accountOf(services, body.ticket, 'code');
  return passkeyOptions(services, after(user.id));
}

/** Opens a session with a passkey after the password. @throws 422 */
export async function logInWithPasskeyStep(context: Context<typeof calls.finishStep>): Promise<{ user: AuthUser }> {
  const { body, services } = context;
  const account = await accountOf(services, body.ticket, 'code');
  const { id } = account.user;
  await throttled(services, id, () => usePasskey(services, after(id), body.credential));
  return { user: await openSession(context, account) };
}

/** @throws 422 */
export async function startLoginPasskey({ body, services }: Context<typeof calls.startSetUp>) {
  const { user } = await accountOf(services, body.ticket, 'set-up');
  return newPasskeyOptions(services, user);
}

/** Adds the passkey that the role requires, and opens a session. @throws 422 */
export async function logInWithNewPasskey(context: Context<typeof calls.setUp>): Promise<{ user: AuthUser; recovery_codes: string[] }> {
  const { body, request, services } = context;
  const account = await accountOf(services, body.ticket, 'set-up');
  return asAccount(account, request.id, async () => {
    const { recovery_codes } = await addPasskey(services, account.user.id, body);
    return { user: await openSession(context, account), recovery_codes };
  });
}
