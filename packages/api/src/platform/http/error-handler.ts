import { CODE } from '@careloom/contract/envelope';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerToDatabaseError } from './database-errors';
import { ApiError, unprocessable } from './errors';
import { text } from './text';

const TOO_MANY = 429;

/** Sends every error in the same shape. Unexpected errors are logged in full and answered with one sentence. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = error instanceof ApiError ? error : (answerToDatabaseError(error) ?? answerToTransport(error));
  if (known) return reply.code(known.code).send({ code: known.code, message: known.message, ...known.details });
  request.log.error(error, 'A request failed');
  return reply.code(CODE.server).send({ code: CODE.server, message: text('error.server') });
}

/** Errors of Fastify itself: invalid JSON, a body too large, an unsupported media type, and the general rate limit. */
function answerToTransport(error: FastifyError | Error): ApiError | undefined {
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === TOO_MANY) return new ApiError(TOO_MANY, error.message);
  if (status === CODE.notFound) return new ApiError(CODE.notFound, text('error.not_exist'));
  return status !== undefined && status >= 400 && status < 500 ? unprocessable() : undefined;
}
