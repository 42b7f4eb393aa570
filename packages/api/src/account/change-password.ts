import type { auth } from '@careloom/contract/resources/auth';
import { eq } from 'drizzle-orm';
import { hashPassword, isPassword } from '../auth/password';
import { revokeTokens } from '../auth/tokens';
import { users } from '../db/schema/identity';
import { inTransaction } from '../db/transaction';
import type { Context } from '../http/context';
import { unprocessable } from '../http/errors';
import { text } from '../http/text';

/**
 * Sets a new password and ends the account's other sessions; this one goes on.
 * @throws 422 where the current password is another
 */
export async function changePassword({ user, body, services }: Context<typeof auth.changePassword>): Promise<Record<string, never>> {
  const { db, clock } = services;
  const [account] = await db.select({ passwordHash: users.password_hash }).from(users).where(eq(users.id, user.id));
  if (!(await isPassword(account?.passwordHash, body.current_password))) {
    throw unprocessable('auth.current_password', {}, { current_password: [text('auth.current_password')] });
  }
  const passwordHash = await hashPassword(body.password);
  await inTransaction(db, async (tx) => {
    await tx.update(users).set({ password_hash: passwordHash, updated_at: clock.now() }).where(eq(users.id, user.id));
    await revokeTokens(tx, user.id, { except: user.tokenId });
  });
  return {};
}
