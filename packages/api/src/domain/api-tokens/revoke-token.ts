import type { ApiToken, apiTokens as calls } from '@careloom/contract/resources/api-tokens';
import { and, eq, isNull } from 'drizzle-orm';
import { apiTokens } from '../../platform/db/schema/access';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { notFound } from '../../platform/http/errors';
import { announceTokens } from './announce-tokens';
import { findToken } from './select-tokens';

/** Revokes a token: its next request is refused. Does nothing to one already revoked. @throws 404 */
export function revokeToken({ params, user, services }: Context<typeof calls.revoke>): Promise<ApiToken> {
  const now = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    await tx
      .update(apiTokens)
      .set({ revoked_at: now })
      .where(and(eq(apiTokens.id, params.id), isNull(apiTokens.revoked_at)));
    const token = await findToken(tx, params.id, now);
    if (!token) throw notFound();
    await announceTokens(tx, user, token.id);
    return token;
  });
}
