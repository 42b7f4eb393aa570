import type { AuthUser } from '@careloom/contract/resources/auth';
import type { loginSteps as calls, SetUp } from '@careloom/contract/resources/second-factor';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { openSession } from '../account/open-session';
import { accountOf, asAccount } from './account-of-ticket';
import { announceFactor, takeAppCode } from './factor';
import { takeRecoveryCode } from './recovery-codes';
import { confirmSetUp, newSetUp } from './set-up';
import { tryCode } from './try-code';

const APP_CODE = /^\d{6}$/;

/** Opens a session with a code of the app or a recovery code. @throws 422 */
export async function logInWithCode(context: Context<typeof calls.code>): Promise<{ user: AuthUser }> {
  const { body, request, services } = context;
  const account = await accountOf(services, body.ticket, 'code');
  const userId = account.user.id;
  return asAccount(account, request.id, async () => {
    await tryCode(services, { userId, code: body.code }, (code) =>
      inTransaction(services.db, async (tx) => {
        if (APP_CODE.test(code)) return (await takeAppCode(tx, services, userId, code)) || null;
        if (!(await takeRecoveryCode(tx, services, userId, code))) return null;
        await announceFactor(tx, userId, userId);
        return true;
      }),
    );
    return { user: await openSession(context, account) };
  });
}

/** @throws 422 */
export async function startLoginSetUp({ body, services }: Context<typeof calls.startSetUp>): Promise<SetUp> {
  const { user } = await accountOf(services, body.ticket, 'set-up');
  return newSetUp(services, user);
}

/** Sets up the factor that the role requires, and opens a session. @throws 422 */
export async function logInWithSetUp(context: Context<typeof calls.setUp>): Promise<{ user: AuthUser; recovery_codes: string[] }> {
  const { body, request, services } = context;
  const account = await accountOf(services, body.ticket, 'set-up');
  return asAccount(account, request.id, async () => {
    const recovery_codes = await confirmSetUp(services, account.user.id, body);
    return { user: await openSession(context, account), recovery_codes };
  });
}
