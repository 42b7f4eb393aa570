import type { Call, DataOf } from '@careloom/contract/call';
import { asOf } from '@careloom/contract/days';
import { CODE } from '@careloom/contract/envelope';
import type { MessageKey } from '@careloom/contract/messages/index';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import './fastify-types';
import { asActor } from '../audit/actor';
import { acceptForm } from './accept-form';
import { runOnce } from '../idempotency/run-once';
import type { Answering, Context, Creating, Handler } from './context';
import { parseRequest } from './parse';
import type { Scope } from './access';
import { text } from './text';

export const API_BASE = '/api/v1';

interface Declared {
  scope: Scope;
  /** Fills `{Record}` of the success text: `House`. */
  record?: string;
}

export interface RouteOptions<C extends Call = Call> extends Declared {
  /** Bytes that a body may have, where that is less than the server's own limit. */
  bodyLimit?: number;
  /** Calls a minute for one session or, without one, one address, beside the server's own limit. None where that has none. */
  perMinute?: number;
  /** Whether it takes a person although a machine may have the permission: somebody answers for themselves. */
  byPerson?: boolean;
  /** The text of a success, where a call does one of two things by what was sent or came of it; else the call's own. */
  success?: (context: Context<C>, data: DataOf<C>) => MessageKey;
}

/** What the walk over all routes and the OpenAPI document read. */
export type Declaration = (Declared & { call: Call; byPerson?: boolean }) | { scope: Scope; because: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    declaration?: Declaration;
  }
}

/**
 * Registers one call of the contract: its path, who may, what it reads, what it answers.
 *
 * The order of an answer: 429, 401 (no session), 401 `forbidden` (permission), 404 and 422 (what was sent), then the handler.
 * The handler's data passes the call's data schema, so that nothing undeclared leaves the server.
 */
export function route<const C extends Call>(
  app: FastifyInstance,
  call: C,
  { success, bodyLimit, perMinute, byPerson, ...options }: RouteOptions<C>,
  handler: Handler<C>,
): void {
  const { access } = call;
  const declaration: Declaration = { call, ...options, ...(byPerson && { byPerson }) };
  const usual = successText(call.success, options);
  const answer = answering(call, handler);
  const url = `${API_BASE}${call.path}`;
  const timing = `call;desc="${call.method} ${call.path}"`;
  const serve = {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('server-timing', timing); // a page reads by it which call took how long, without the ids of its address
      if (access !== 'public') request.user = await app.authorize(request, { access, scope: options.scope, byPerson });
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const context = await contextOf<C>(app, call, request, reply);
      const actor = { userId: request.user?.id ?? null, tokenId: request.user?.machine?.id ?? null, requestId: request.id };
      const data = await asActor(actor, () => answer(context));
      // A reply is a promise of its own end: awaited, it is gone, and only this tells that it was sent.
      if (reply.sent) return reply;
      const answered = call.data.parse(data) as DataOf<C>;
      const message = success ? successText(success(context, answered), options) : usual || (isEmptyList(answered) ? NO_RECORDS : '');
      return { code: CODE.success, message, data: answered };
    },
  };
  const limits = { ...(bodyLimit !== undefined && { bodyLimit }) };
  const config = { declaration, ...(perMinute !== undefined && { rateLimit: { max: perMinute } }) };
  app.route({ method: call.method, url, config, exposeHeadRoute: call.method === 'GET', ...limits, ...serve });
  if (call.method === 'PUT' && call.multipart) acceptForm(app, { url, call, scope: options.scope, serve });
}

/** What section 8 has an empty list say. */
const NO_RECORDS = text('error.no_records_dot');
const isEmptyList = (data: unknown) => {
  const { items, total } = (data ?? {}) as { items?: unknown; total?: unknown };
  return Array.isArray(items) && total === 0;
};

/** A handler of a creating call only says what to write; that it is written once is done here, for all of them. */
const answering = <C extends Call>(call: C, handler: Handler<C>): Answering<C> =>
  call.creates === true ? (context) => runOnce(context, call, handler as Creating<C>) : (handler as Answering<C>);

async function contextOf<C extends Call>(app: FastifyInstance, call: C, request: FastifyRequest, reply: FastifyReply): Promise<Context<C>> {
  const parsed = parseRequest(call.days ? asOf(call, await app.today()) : call, request);
  return { ...parsed, user: request.user, files: request.uploads, request, reply, services: app.services } as Context<C>;
}

/** @throws Error at the start where a text wants a record's name that the route does not give */
function successText(key: MessageKey | undefined, { record }: Declared): string {
  if (!key) return '';
  const message = text(key, record ? { Record: record } : {});
  if (message.includes('{Record}')) throw new Error(`"${message}" is of a record: give the route its name.`);
  return message;
}
