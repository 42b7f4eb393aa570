import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendNotFound } from './package-files';
import { FILE_POLICY } from './policy';
import type { Served } from './served';

/** Name of the service worker in the shell's release. It is served at the root, since a worker controls only pages at or below its own path. */
export const SERVICE_WORKER = 'service-worker.js';

/** Name of the web app manifest in the shell's release. Browsers read it when the product is installed. */
export const WEB_MANIFEST = 'app.webmanifest';

const TYPES = {
  [SERVICE_WORKER]: 'text/javascript; charset=utf-8',
  [WEB_MANIFEST]: 'application/manifest+json; charset=utf-8',
} as const;

/**
 * Serves the service worker and the web app manifest at the root, from the version of the shell that the browser gets, so that they follow
 * a release or rollback. Browsers check them for changes at each navigation, and at least once a day.
 */
export function rootFiles(app: FastifyInstance, servedTo: (request: FastifyRequest) => Promise<Served>): void {
  for (const [file, type] of Object.entries(TYPES)) {
    app.route({
      method: ['GET', 'HEAD'],
      url: `/${file}`,
      handler: async (request, reply) => {
        const { readPage, shellBase } = await servedTo(request);
        const content = await readPage(file);
        if (content === null) return sendNotFound(reply);
        return reply
          .headers({ 'cache-control': 'no-cache', 'content-security-policy': FILE_POLICY, 'x-content-type-options': 'nosniff' })
          .type(type)
          .send(content.replaceAll('%SHELL%', () => shellBase));
      },
    });
  }
}
