import { and, eq, lt, ne, type SQL } from 'drizzle-orm';
import type { Clock } from '../../platform/clock/clock';
import { accessTokens } from '../../platform/db/schema/access';
import type { Executor } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { refused } from '../../platform/http/errors';
import { hashToken, newToken } from '../../platform/secrets/tokens';

const LIFETIME_MS = 30 * 86_400_000;

/** Opens a session of 30 days and deletes expired ones of the account. Returns the token, which is not stored anywhere. */
export async function issueToken(executor: Executor, clock: Clock, userId: number, origin: { ip: string; userAgent?: string | undefined }) {
  const token = newToken();
  const now = clock.now();
  await executor.delete(accessTokens).where(and(eq(accessTokens.user_id, userId), lt(accessTokens.expires_at, now)));
  await executor.insert(accessTokens).values({
    user_id: userId,
    token_hash: hashToken(token),
    ip: origin.ip,
    user_agent: origin.userAgent?.slice(0, 255) ?? null,
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + LIFETIME_MS),
  });
  return token;
}

/** @returns the ids of the ended sessions */
const revoke = async (executor: Executor, which: SQL | undefined): Promise<number[]> =>
  (await executor.delete(accessTokens).where(which).returning({ id: accessTokens.id })).map(({ id }) => id);

export const revokeToken = (executor: Executor, tokenId: number) => revoke(executor, eq(accessTokens.id, tokenId));

/** Ends all sessions of an account, or all but one. @returns their ids */
export const revokeTokens = (executor: Executor, userId: number, { except }: { except?: number } = {}) =>
  revoke(executor, and(eq(accessTokens.user_id, userId), except === undefined ? undefined : ne(accessTokens.id, except)));

/** The ids of an account's sessions. */
export const sessionsOf = async (executor: Executor, userId: number): Promise<number[]> =>
  (await executor.select({ id: accessTokens.id }).from(accessTokens).where(eq(accessTokens.user_id, userId))).map(({ id }) => id);

/** The id of a person's session. @throws 401 `forbidden` for a machine, which has none */
export function sessionOf({ tokenId }: Pick<CurrentUser, 'tokenId'>): number {
  if (tokenId === null) throw refused('token.people_only');
  return tokenId;
}
