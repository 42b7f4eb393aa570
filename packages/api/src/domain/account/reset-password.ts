import type { auth } from '@careloom/contract/resources/auth';
import { and, eq, isNull } from 'drizzle-orm';
import { hashToken } from '../../platform/secrets/tokens';
import { hashPassword, isPassword } from '../auth/password';
import { passwordResets } from '../../platform/db/schema/access';
import { users } from '../../platform/db/schema/identity';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { signOutElsewhere } from './end-sessions';

/**
 * Sets a new password with a mailed token and ends every session of the account.
 * @throws 422 for a token that is unknown, used, expired or for another address, and for the current password
 */
export async function resetPassword({ body, services }: Context<typeof auth.resetPassword>): Promise<Record<string, never>> {
  const { db, clock } = services;
  const [reset] = await db
    .select({ id: passwordResets.id, userId: users.id, present: users.password_hash, expiresAt: passwordResets.expires_at })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.user_id))
    .where(and(eq(passwordResets.token_hash, hashToken(body.token)), eq(users.email, body.email), isNull(passwordResets.used_at)));
  if (!reset) throw unprocessable('auth.token_invalid');
  if (reset.expiresAt <= clock.now()) throw unprocessable('auth.link_expired');
  if (await isPassword(reset.present, body.password)) {
    throw unprocessable('error.unprocessable', {}, { password: [text('validation.different')] });
  }
  const passwordHash = await hashPassword(body.password);
  await inTransaction(db, async (tx) => {
    const used = await tx
      .update(passwordResets)
      .set({ used_at: clock.now() })
      .where(and(eq(passwordResets.id, reset.id), isNull(passwordResets.used_at)))
      .returning({ id: passwordResets.id });
    if (used.length === 0) throw unprocessable('auth.token_invalid');
    await tx.update(users).set({ password_hash: passwordHash, updated_at: clock.now() }).where(eq(users.id, reset.userId));
    await forgetResets(tx, reset.userId);
    await signOutElsewhere(tx, reset.userId);
  });
  return {};
}

/** Deletes mailed links after any change of the password, so that they cannot change it again. */
export async function forgetResets(tx: Tx, userId: number): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.user_id, userId));
}
