import { invalidField, unprocessable } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import { countFailure, forgetFailures, inLine, secondsToWait, subjectOf } from '../account/throttle';

/** As it was typed: apps and people put spaces and hyphens into codes. */
const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

/**
 * Tries a code of an account; 5 wrong ones a minute, whichever step they are for.
 * @param attempt is given the code without spaces and hyphens, in capitals; answers null for a wrong one
 * @throws 422 at `code` for a wrong one, and after too many
 */
export function tryCode<Result>(
  services: Services,
  { userId, code }: { userId: number; code: string },
  attempt: (code: string) => Result | null | Promise<Result | null>,
): Promise<Result> {
  const subject = subjectOf(services, 'second-factor', String(userId));
  return inLine(subject, async () => {
    const seconds = await secondsToWait(services, subject);
    if (seconds > 0) throw unprocessable('auth.throttle', { seconds });
    const result = await attempt(plain(code));
    if (result === null) {
      await countFailure(services, subject);
      throw invalidField('code', 'auth.code_wrong');
    }
    await forgetFailures(services, subject);
    return result;
  });
}
