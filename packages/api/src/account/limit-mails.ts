import { ApiError } from '../http/errors';
import type { Context } from '../http/context';
import { text } from '../http/text';
import type { auth } from '@careloom/contract/resources/auth';
import { countAttempt, subjectOf } from './throttle';

const TOO_MANY = 429;

/**
 * Keeps a caller from filling somebody's inbox: 5 mails a minute to one address.
 * @throws 429 with `Retry-After`
 */
export async function limitMails({ body, request, reply, services }: Context<typeof auth.forgotPassword>): Promise<void> {
  const seconds = await countAttempt(services, subjectOf(services, 'mail', body.email, request.ip));
  if (seconds === 0) return;
  reply.header('retry-after', seconds);
  throw new ApiError(TOO_MANY, text('error.too_many', { seconds }));
}
