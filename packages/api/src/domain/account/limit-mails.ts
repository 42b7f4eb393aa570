import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import type { Services } from '../../platform/services';
import { countFailure, inLine, secondsToWait, subjectOf } from './throttle';

const TOO_MANY = 429;

interface Caller {
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Prevents flooding of an inbox: at most 5 mails a minute to one address.
 * @throws 429 with `Retry-After`
 */
export async function limitMails({ services, request, reply }: Caller, email: string): Promise<void> {
  const subject = subjectOf(services, 'mail', email, request.ip);
  const seconds = await inLine(subject, async () => {
    const wait = await secondsToWait(services, subject);
    if (wait === 0) await countFailure(services, subject);
    return wait;
  });
  if (seconds === 0) return;
  reply.header('retry-after', seconds);
  throw new ApiError(TOO_MANY, text('error.too_many', { seconds }));
}
