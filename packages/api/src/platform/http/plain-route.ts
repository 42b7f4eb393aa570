import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from './route';
import type { Scope } from './access';

interface PlainRoute {
  path: `/${string}`;
  scope: Scope;
  /** Why this is no call of the contract, for who reads the list of routes. */
  because: string;
}

/** A GET under `/api/v1` that answers something other than the envelope (a file, a document), open to whoever has its address. */
export function plainRoute(
  app: FastifyInstance,
  { path, scope, because }: PlainRoute,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.route({ method: 'GET', url: `${API_BASE}${path}`, exposeHeadRoute: true, config: { declaration: { scope, because } }, handler });
}
