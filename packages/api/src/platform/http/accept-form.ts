import type { Call } from '@careloom/contract/call';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { notFound } from './errors';
import type { Scope } from './access';

interface Served {
  url: string;
  call: Call;
  scope: Scope;
  serve: Pick<RouteOptions, 'onRequest' | 'handler'>;
}

/** Also accepts a PUT upload as a form's POST with `_method=PUT`. Any other POST to this address answers 404. */
export function acceptForm(app: FastifyInstance, { url, call, scope, serve }: Served): void {
  app.route({
    method: 'POST',
    url,
    config: { declaration: { scope, because: `${call.id} from a form, which can not PUT` } },
    preHandler: (request, _reply, done) => {
      const { _method } = (request.body ?? {}) as { _method?: unknown };
      done(_method === 'PUT' ? undefined : notFound());
    },
    ...serve,
  });
}
