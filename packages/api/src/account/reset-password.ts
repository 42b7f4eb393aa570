import type { auth } from '@careloom/contract/resources/auth';
import { and, eq, isNull } from 'drizzle-orm';
import { hashToken } from '../auth/hash-token';
import { hashPassword } from '../auth/password';
import { revokeTokens } from '../auth/tokens';
import { passwordResets } from '../db/schema/access';
import { users } from '../db/schema/identity';
import { inTransaction } from '../db/transaction';
import type { Context } from '../http/context';
import { unprocessable } from '../http/errors';

/**
 * Sets a new password by a mailed token and ends every session of the account.
 * @throws 422 for a token that is unknown, used or of another address, and for one that has expired
 */
export async function resetPassword({ body, services }: Context<typeof auth.resetPassword>): Promise<Record<string, never>> {
  const { db, clock } = services;
  const [reset] = await db
    .select({ id: passwordResets.id, userId: users.id, expiresAt: passwordResets.expires_at })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.user_id))
    .where(and(eq(passwordResets.token_hash, hashToken(body.token)), eq(users.email, body.email), isNull(passwordResets.used_at)));
  if (!reset) throw unprocessable('auth.token_invalid');
  if (reset.expiresAt <= clock.now()) throw unprocessable('auth.link_expired');
  const passwordHash = await hashPassword(body.password);
  await inTransaction(db, async (tx) => {
    const used = await tx
      .update(passwordResets)
      .set({ used_at: clock.now() })
      .where(and(eq(passwordResets.id, reset.id), isNull(passwordResets.used_at)))
      .returning({ id: passwordResets.id });
    if (used.length === 0) throw unprocessable('auth.token_invalid');
    await tx.update(users).set({ password_hash: passwordHash, updated_at: clock.now() }).where(eq(users.id, reset.userId));
    await revokeTokens(tx, reset.userId);
  });
  return {};
}
