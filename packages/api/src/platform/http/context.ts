import type { BodyOf, Call, ParamsOf, QueryOf } from '@careloom/contract/call';
import type { z } from '@careloom/contract/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from './current-user';
import type { Tx } from '../db/transaction';
import type { Services } from '../services';
import type { Upload } from './upload';

/** The input of a handler. Typed by its parts and not by its call, so that calls of the same shape share a handler. */
export interface ContextOf<User, Params, Query, Body> {
  readonly user: User;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Files of a multipart call, by field. */
  readonly files: Readonly<Record<string, Upload>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
}

/** The input of a call, parsed by its schemas. */
export type Context<C extends Call> = ContextOf<C['access'] extends 'public' ? null : CurrentUser, ParamsOf<C>, QueryOf<C>, BodyOf<C>>;

/**
 * Returns the `data` of the answer, or the reply itself when it sent another kind of answer (a redirect, a file).
 * @throws the errors of `errors.ts`
 */
export type Answering<C extends Call> = (context: Context<C>) => Promise<z.input<C['data']> | FastifyReply>;

/** The write of a creating call, in its transaction. @returns the `data` of the answer */
export type Writing<C extends Call> = (tx: Tx) => Promise<z.input<C['data']>>;

/**
 * Prepares slow work (a hash, a picture, a sheet) outside any transaction, and returns the write that runs in one: once per idempotency
 * key.
 */
export type Creating<C extends Call> = (context: Context<C>) => Writing<C> | Promise<Writing<C>>;

export type Handler<C extends Call> = C extends { creates: true } ? Creating<C> : Answering<C>;
