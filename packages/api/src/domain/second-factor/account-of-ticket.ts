import { asActor } from '../../platform/audit/actor';
import { forbiddenState, unprocessable } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import { type Account, findAccountById } from '../account/auth-user';
import { loginRefusal } from '../account/login-refusal';
import { factorNeed } from './factor';
import { readLoginTicket } from './tickets';

/**
 * The account of a ticket, if it still needs the ticket's step.
 * @throws 422 for a ticket that has expired, or was issued for a previous password; 403 for an account that may no longer sign in
 */
export async function accountOf(services: Services, ticket: string, step: 'code' | 'set-up'): Promise<Account> {
  const { userId, fits, step: ofTicket } = readLoginTicket(services, ticket);
  const account = await findAccountById(services.db, userId);
  const { has } = await factorNeed(services.db, userId);
  if (!account || ofTicket !== step || !fits(account.user) || has !== (step === 'code')) throw unprocessable('auth.ticket_over');
  const refusal = loginRefusal(account.user);
  if (refusal) throw forbiddenState(refusal);
  return account;
}

/** Attributes changes of a caller without a session to the account itself in the audit. */
export const asAccount = <Result>({ user }: Account, requestId: string, work: () => Promise<Result>): Promise<Result> =>
  asActor({ userId: user.id, tokenId: null, requestId }, work);
