import { revokeTokens } from '../auth/tokens';
import type { Tx } from '../../platform/db/transaction';
import { memberInactive, sessionsEnded } from '../../platform/realtime/push';

/** Shuts an account out: no token of it is good any more, and its open pages leave for the login. */
export async function endSessions(tx: Tx, userId: number): Promise<void> {
  await memberInactive(tx, userId, await revokeTokens(tx, userId));
}

/** Ends sessions of an account that goes on: all, or all but one. Who signs in again at once is not sent away. */
export async function signOutElsewhere(tx: Tx, userId: number, but: { except?: number } = {}): Promise<void> {
  await sessionsEnded(tx, userId, await revokeTokens(tx, userId, but));
}
