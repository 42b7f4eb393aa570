import type { SetUp } from '@careloom/contract/resources/second-factor';
import { inTransaction } from '../../platform/db/transaction';
import type { Services } from '../../platform/services';
import { storeFactor } from './factor';
import { readSetUp, setUpTicket } from './tickets';
import { newSecret, qrOf, stepOf } from './totp';
import { tryCode } from './try-code';

/** Creates a new secret for an account. Nothing is stored until a code confirms it. */
export function newSetUp(services: Services, { id, email }: { id: number; email: string }): SetUp {
  const secret = newSecret();
  return { secret, qr: qrOf(secret, email), set_up: setUpTicket(services, id, secret) };
}

/**
 * Confirms a secret with a code of the app, and stores it. @returns its recovery codes
 * @throws 422 for a wrong code, an expired set-up, and an account that has a factor
 */
export async function confirmSetUp(services: Services, userId: number, sent: { set_up: string; code: string }): Promise<string[]> {
  const secret = readSetUp(services, userId, sent.set_up);
  const step = await tryCode(services, { userId, code: sent.code }, (code) => stepOf(secret, code, services.clock.now()));
  return inTransaction(services.db, (tx) => storeFactor(tx, services, userId, { secret, step }));
}
