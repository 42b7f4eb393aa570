import type { FastifyReply } from 'fastify';
import { ApiError, notFound, unprocessable } from '../../../platform/http/errors';
import { text } from '../../../platform/http/text';
import { type FailureKind, XeroFailure } from './failure';

const TOO_MANY = 429;
const UNAVAILABLE = 503;
const RETRY_AFTER_SECONDS = 60;

/** The catalogue text for each failure that a person can fix. */
export const TEXT_OF = {
  disconnected: 'xero.disconnected',
  unauthorized: 'xero.disconnected',
  config: 'xero.config',
  line_items: 'xero.line_items',
  contact: 'xero.contact',
  missing: 'error.not_exist',
  limited: 'error.server',
  unreachable: 'xero.unreachable',
} as const satisfies Record<FailureKind, string>;

/** Runs calls to Xero within a request, and converts failures to error responses with the catalogue's texts. */
export async function answering<Result>(reply: FastifyReply, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof XeroFailure ? toAnswer(reply, error) : error;
  }
}

function toAnswer(reply: FastifyReply, failure: XeroFailure): ApiError {
  const { kind, retryAfterMs } = failure;
  reply.log.warn(failure.message);
  switch (kind) {
    case 'limited': {
      const seconds = Math.ceil(retryAfterMs / 1000);
      void reply.header('retry-after', seconds);
      return new ApiError(TOO_MANY, text('error.too_many', { seconds }));
    }
    case 'unreachable':
      void reply.header('retry-after', RETRY_AFTER_SECONDS);
      return new ApiError(UNAVAILABLE, text(TEXT_OF[kind]));
    case 'missing':
    case 'contact':
      return notFound(TEXT_OF[kind]);
    default:
      return unprocessable(TEXT_OF[kind]);
  }
}
