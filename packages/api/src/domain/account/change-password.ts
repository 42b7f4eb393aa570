import type { auth } from '@careloom/contract/resources/auth';
import { eq } from 'drizzle-orm';
import { hashPassword, isPassword } from '../auth/password';
import { sessionOf } from '../auth/tokens';
import { users } from '../../platform/db/schema/identity';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import { text } from '../../platform/http/text';
import { signOutElsewhere } from './end-sessions';
import { forgetResets } from './reset-password';
import { countFailure, forgetFailures, inLine, secondsToWait, subjectOf } from './throttle';

/**
 * Sets a new password and ends the account's other sessions and mailed links; the current session stays.
 * @throws 422 when the current password is wrong, and after 5 wrong ones a minute
 */
export async function changePassword({ user, body, services }: Context<typeof auth.changePassword>): Promise<Record<string, never>> {
  const { db, clock } = services;
  const subject = subjectOf(services, 'current-password', String(user.id));
  await inLine(subject, () => checkCurrent(services, subject, user.id, body.current_password));
  const passwordHash = await hashPassword(body.password);
  await inTransaction(db, async (tx) => {
    await tx.update(users).set({ password_hash: passwordHash, updated_at: clock.now() }).where(eq(users.id, user.id));
    await forgetResets(tx, user.id);
    await signOutElsewhere(tx, user.id, { except: sessionOf(user) });
  });
  return {};
}

async function checkCurrent(services: Services, subject: string, userId: number, password: string): Promise<void> {
  const seconds = await secondsToWait(services, subject);
  if (seconds > 0) throw unprocessable('auth.throttle', { seconds });
  const [account] = await services.db.select({ passwordHash: users.password_hash }).from(users).where(eq(users.id, userId));
  if (await isPassword(account?.passwordHash, password)) return forgetFailures(services, subject);
  await countFailure(services, subject);
  throw unprocessable('auth.current_password', {}, { current_password: [text('auth.current_password')] });
}
