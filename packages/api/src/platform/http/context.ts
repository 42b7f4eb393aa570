import type { BodyOf, Call, ParamsOf, QueryOf } from '@careloom/contract/call';
import type { z } from '@careloom/contract/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from './current-user';
import type { Tx } from '../db/transaction';
import type { Services } from '../services';
import type { Upload } from './upload';

/** What a handler is given. Told by what it holds and not by its call, so that calls of one shape share a handler. */
export interface ContextOf<User, Params, Query, Body> {
  readonly user: User;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Of a multipart call, by field. */
  readonly files: Readonly<Record<string, Upload>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
}

/** Everything parsed by the call's schemas. */
export type Context<C extends Call> = ContextOf<C['access'] extends 'public' ? null : CurrentUser, ParamsOf<C>, QueryOf<C>, BodyOf<C>>;

/**
 * Returns the `data` of the answer, or the reply itself where it wrote another kind of answer (a redirect, a file).
 * Throws the errors of `errors.ts`.
 */
export type Answering<C extends Call> = (context: Context<C>) => Promise<z.input<C['data']> | FastifyReply>;

/** What a creating call does in its transaction. @returns the `data` of the answer */
export type Writing<C extends Call> = (tx: Tx) => Promise<z.input<C['data']>>;

/**
 * Prepares what takes long (a hash, a picture, a sheet) outside of any transaction, and returns what is then done in one:
 * once for an idempotency key.
 */
export type Creating<C extends Call> = (context: Context<C>) => Writing<C> | Promise<Writing<C>>;

export type Handler<C extends Call> = C extends { creates: true } ? Creating<C> : Answering<C>;
