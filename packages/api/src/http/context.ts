import type { BodyOf, Call, ParamsOf, QueryOf } from '@careloom/contract/call';
import type { z } from '@careloom/contract/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from '../auth/current-user';
import type { Services } from '../services';
import type { Upload } from './upload';

/** What a handler is given: everything parsed by the call's schemas. */
export interface Context<C extends Call> {
  readonly user: C['access'] extends 'public' ? null : CurrentUser;
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** Of a multipart call, by field. */
  readonly files: Readonly<Record<string, Upload>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
}

/**
 * Returns the `data` of the answer, or the reply itself where it wrote another kind of answer (a redirect, a file).
 * Throws the errors of `errors.ts`.
 */
export type Handler<C extends Call> = (context: Context<C>) => Promise<z.input<C['data']> | FastifyReply>;
