import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendNotFound } from './package-files';
import { FILE_POLICY } from './policy';
import type { Served } from './served';

/** File of the shell's release, and the address without its folder: a worker may control pages at and under its own address. */
export const SERVICE_WORKER = 'service-worker.js';

/** File of the shell's release that describes the product to browsers which install it. */
export const WEB_MANIFEST = 'app.webmanifest';

const TYPES = {
  [SERVICE_WORKER]: 'text/javascript; charset=utf-8',
  [WEB_MANIFEST]: 'application/manifest+json; charset=utf-8',
} as const;

/**
 * Serves the files that have their address at the root, of the shell that the browser gets, so that they follow a release or rollback:
 * browsers compare them at each navigation and at the latest each day.
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
