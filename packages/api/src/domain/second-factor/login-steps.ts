import type { AuthUser } from '@careloom/contract/resources/auth';
import type { loginSteps as calls, SetUp } from '@careloom/contract/resources/second-factor';
import { asActor } from '../../platform/audit/actor';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { forbiddenState, unprocessable } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import { type Account, findAccountById } from '../account/auth-user';
import { loginRefusal } from '../account/login-refusal';
import { openSession } from '../account/open-session';
import { announceFactor, factorNeed, takeAppCode } from './factor';
import { takeRecoveryCode } from './recovery-codes';
import { confirmSetUp, newSetUp } from './set-up';
import { readLoginTicket } from './tickets';
import { tryCode } from './try-code';

/**
 * The account of a ticket, if the ticket's step is still the one that it needs.
 * @throws 422 for a ticket that is over, or of a password that changed; 403 for an account that may no longer sign in
 */
async function accountOf(services: Services, ticket: string, step: 'code' | 'set-up'): Promise<Account> {
  const { userId, fits, step: ofTicket } = readLoginTicket(services, ticket);
  const account = await findAccountById(services.db, userId);
  const { has } = await factorNeed(services.db, userId);
  if (!account || ofTicket !== step || !fits(account.user) || has !== (step === 'code')) throw unprocessable('auth.ticket_over');
  const refusal = loginRefusal(account.user);
  if (refusal) throw forbiddenState(refusal);
  return account;
}

/** Changes of a caller without a session are the account's own in the audit. */
const asAccount = <Result>({ user }: Account, requestId: string, work: () => Promise<Result>): Promise<Result> =>
  asActor({ userId: user.id, tokenId: null, requestId }, work);

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
