import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendNotFound } from './package-files';
import { FILE_POLICY } from './policy';
import type { Served } from './served';

/** File of the shell's release, and the address without its folder: a worker may control pages at and under its own address. */
export const SERVICE_WORKER = 'service-worker.js';

/**
 * Serves the service worker of the shell that the browser gets, so that it follows a release or rollback: browsers compare it at each
 * navigation and at the latest each day.
 */
export function serviceWorkerRoute(app: FastifyInstance, servedTo: (request: FastifyRequest) => Promise<Served>): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: `/${SERVICE_WORKER}`,
    handler: async (request, reply) => {
      const script = await (await servedTo(request)).readPage(SERVICE_WORKER);
      if (script === null) return sendNotFound(reply);
      return reply
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': FILE_POLICY, 'x-content-type-options': 'nosniff' })
        .type('text/javascript; charset=utf-8')
        .send(script);
    },
  });
}
