import type { FastifyInstance, RouteOptions } from 'fastify';
import { API_BASE, type Declaration } from './route';

export interface DeclaredRoute {
  method: string;
  url: string;
  declaration: Declaration;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route under `/api/v1`, as declared. */
    declared: DeclaredRoute[];
  }
}

/**
 * Collects the routes of the API.
 * @throws Error at startup for a route under `/api/v1` that declares no access and scope, or a public one whose scope is not public
 */
export function collectDeclaredRoutes(app: FastifyInstance): void {
  app.decorate('declared', []);
  app.addHook('onRoute', (options) => {
    // Fastify adds a HEAD route for each GET.
    if (!options.url.startsWith(API_BASE) || options.method === 'HEAD') return;
    const declaration = declarationOf(options);
    app.declared.push({ method: String(options.method), url: options.url, declaration });
  });
}

function declarationOf({ config, method, url }: RouteOptions & { method: unknown }): Declaration {
  const declaration = config?.declaration;
  const name = `${String(method)} ${url}`;
  if (!declaration) throw new Error(`${name} declares neither access nor scope: register it by route() or plainRoute().`);
  if ('call' in declaration && (declaration.call.access === 'public') !== (declaration.scope === 'public')) {
    throw new Error(`${name} is ${String(declaration.call.access)} but its scope is ${declaration.scope}.`);
  }
  return declaration;
}
