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
  /** Replaces `{Record}` in the success text: `House`. */
  record?: string;
}

export interface RouteOptions<C extends Call = Call> extends Declared {
  /** Maximum size of a body in bytes, when lower than the server's limit. */
  bodyLimit?: number;
  /**
   * Calls a minute for each session or, without one, each address, in addition to the server's limit. Ignored when the server has no limit.
   */
  perMinute?: number;
  /** Refuses API tokens, even those with the permission: the caller must be a person. */
  byPerson?: boolean;
  /** Chooses the success text when it depends on the input or the result; else the call's own. */
  success?: (context: Context<C>, data: DataOf<C>) => MessageKey;
}

/** Read by the test of all routes and by the OpenAPI document. */
export type Declaration = (Declared & { call: Call; byPerson?: boolean }) | { scope: Scope; because: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    declaration?: Declaration;
  }
}

/**
 * Registers one call of the contract: its path, access, input and answer.
 * Checks run in this order: 429, 401 (no session), 401 `forbidden` (permission), 404 and 422 (input), then the handler. The handler's data
 * is parsed with the call's data schema, so that no undeclared field leaves the server.
 * @example
 * ```ts
 * import { call } from '@careloom/contract/call';
 * import { z } from '@careloom/contract/schema';
 * import type { FastifyInstance } from 'fastify';
 * import { route } from '../../src/platform/http/route';
 *
 * const data = z.object({ text: z.string() });
 * const greeting = call({ id: 'A-001', method: 'GET', path: '/greeting', resource: 'auth', access: 'signed-in', data });
 *
 * export const greetingRoutes = (app: FastifyInstance) =>
 *   route(app, greeting, { scope: 'self' }, async ({ user }) => ({ text: `Hello ${user.firstName}` }));
 * ```
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
      reply.header('server-timing', timing); // lets a page time its calls by route instead of by URL
      if (access !== 'public') request.user = await app.authorize(request, { access, scope: options.scope, byPerson });
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const context = await contextOf<C>(app, call, request, reply);
      const actor = { userId: request.user?.id ?? null, tokenId: request.user?.machine?.id ?? null, requestId: request.id };
      const data = await asActor(actor, () => answer(context));
      // A reply is thenable: awaiting it yields undefined, so only `reply.sent` shows that the handler sent it.
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

/** The text that section 8 requires for an empty list. */
const NO_RECORDS = text('error.no_records_dot');
const isEmptyList = (data: unknown) => {
  const { items, total } = (data ?? {}) as { items?: unknown; total?: unknown };
  return Array.isArray(items) && total === 0;
};

/** Handlers of creating calls only return what to write; running it once per key is done here for all of them. */
const answering = <C extends Call>(call: C, handler: Handler<C>): Answering<C> =>
  call.creates === true ? (context) => runOnce(context, call, handler as Creating<C>) : (handler as Answering<C>);

async function contextOf<C extends Call>(app: FastifyInstance, call: C, request: FastifyRequest, reply: FastifyReply): Promise<Context<C>> {
  const parsed = parseRequest(call.days ? asOf(call, await app.today()) : call, request);
  return { ...parsed, user: request.user, files: request.uploads, request, reply, services: app.services } as Context<C>;
}

/** @throws Error at startup when a text needs a record's name that the route does not give */
function successText(key: MessageKey | undefined, { record }: Declared): string {
  if (!key) return '';
  const message = text(key, record ? { Record: record } : {});
  if (message.includes('{Record}')) throw new Error(`"${message}" is of a record: give the route its name.`);
  return message;
}
