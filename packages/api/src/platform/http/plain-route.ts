import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from './route';
import type { Scope } from './access';

interface PlainRoute {
  path: `/${string}`;
  scope: Scope;
  /** Why this is not a call of the contract, for readers of the list of routes. */
  because: string;
}

/** A GET under `/api/v1` that does not answer the envelope (a file, a document) and needs no session. */
export function plainRoute(
  app: FastifyInstance,
  { path, scope, because }: PlainRoute,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.route({ method: 'GET', url: `${API_BASE}${path}`, exposeHeadRoute: true, config: { declaration: { scope, because } }, handler });
}
