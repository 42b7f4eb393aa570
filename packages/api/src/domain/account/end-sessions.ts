import { revokeTokens } from '../auth/tokens';
import type { Tx } from '../../platform/db/transaction';
import { memberInactive, sessionsEnded } from '../../platform/realtime/push';

/** Signs an account out everywhere: revokes all its tokens and redirects its open pages to the login. */
export async function endSessions(tx: Tx, userId: number): Promise<void> {
  await memberInactive(tx, userId, await revokeTokens(tx, userId));
}

/** Ends all sessions of an active account, optionally except one. Users who sign in again at once are not redirected. */
export async function signOutElsewhere(tx: Tx, userId: number, but: { except?: number } = {}): Promise<void> {
  await sessionsEnded(tx, userId, await revokeTokens(tx, userId, but));
}
