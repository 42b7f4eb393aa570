import type { auth } from '@careloom/contract/resources/auth';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../auth/password';
import { sessionOf } from '../auth/tokens';
import { users } from '../../platform/db/schema/identity';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { checkCurrentPassword } from './check-current-password';
import { signOutElsewhere } from './end-sessions';
import { forgetResets } from './reset-password';

/**
 * Sets a new password and ends the account's other sessions and mailed links; the current session stays.
 * @throws 422 when the current password is wrong, and after 5 wrong ones a minute
 */
export async function changePassword({ user, body, services }: Context<typeof auth.changePassword>): Promise<Record<string, never>> {
  const { db, clock } = services;
  await checkCurrentPassword(services, user.id, body.current_password);
  const passwordHash = await hashPassword(body.password);
  await inTransaction(db, async (tx) => {
    await tx.update(users).set({ password_hash: passwordHash, updated_at: clock.now() }).where(eq(users.id, user.id));
    await forgetResets(tx, user.id);
    await signOutElsewhere(tx, user.id, { except: sessionOf(user) });
  });
  return {};
}
