import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import type { Services } from '../../platform/services';
import { isPassword } from '../auth/password';
import { countFailure, forgetFailures, inLine, secondsToWait, subjectOf } from './throttle';

/** Checks the password that a signed-in user typed. @throws 422 at `current_password`, and after 5 wrong ones a minute */
export function checkCurrentPassword(services: Services, userId: number, password: string): Promise<void> {
  const subject = subjectOf(services, 'current-password', String(userId));
  return inLine(subject, async () => {
    const seconds = await secondsToWait(services, subject);
    if (seconds > 0) throw unprocessable('auth.throttle', { seconds });
    const [account] = await services.db.select({ passwordHash: users.password_hash }).from(users).where(eq(users.id, userId));
    if (await isPassword(account?.passwordHash, password)) return forgetFailures(services, subject);
    await countFailure(services, subject);
    throw unprocessable('auth.current_password', {}, { current_password: [text('auth.current_password')] });
  });
}
