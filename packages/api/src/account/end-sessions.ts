import { revokeTokens } from '../auth/tokens';
import type { Tx } from '../db/transaction';
import { memberInactive } from '../realtime/push';

/** Shuts an account out: no token of it is good any more, and its open pages leave for the login. */
export async function endSessions(tx: Tx, userId: number): Promise<void> {
  await revokeTokens(tx, userId);
  await memberInactive(tx, userId);
}
