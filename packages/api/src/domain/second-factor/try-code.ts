import { ApiError, invalidField, unprocessable } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import { countFailure, forgetFailures, inLine, secondsToWait, subjectOf } from '../account/throttle';

/** A code as entered: apps and people insert spaces and hyphens. */
const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

/**
 * Tries a second factor of an account: 5 failures a minute are allowed, over all factors and steps.
 * @throws 422 after too many; whatever the attempt throws
 */
export function throttled<Result>(services: Services, userId: number, attempt: () => Promise<Result>): Promise<Result> {
  const subject = subjectOf(services, 'second-factor', String(userId));
  return inLine(subject, async () => {
    const seconds = await secondsToWait(services, subject);
    if (seconds > 0) throw unprocessable('auth.throttle', { seconds });
    try {
      const result = await attempt();
      await forgetFailures(services, subject);
      return result;
    } catch (error) {
      if (error instanceof ApiError) await countFailure(services, subject);
      throw error;
    }
  });
}

/**
 * Tries a code of an account.
 * @param attempt receives the code without spaces and hyphens, in capitals; returns null for a wrong one
 * @throws 422 at `code` for a wrong one, and after too many
 */
export const tryCode = <Result>(
  services: Services,
  { userId, code }: { userId: number; code: string },
  attempt: (code: string) => Result | null | Promise<Result | null>,
): Promise<Result> =>
  throttled(services, userId, async () => {
    const result = await attempt(plain(code));
    if (result === null) throw invalidField('code', 'auth.code_wrong');
    return result;
  });
