import type { FastifyInstance } from 'fastify';
import { IMMUTABLE } from '../files';
import type { PackageBucket } from '../package-bucket';
import { notThere } from './not-there';
import { FILE_POLICY } from './policy';

interface Asked {
  Params: { name: string; version: string; '*': string };
}

/** Serves the files of a bucket that browsers cannot reach. */
export const bucketFiles = (packages: PackageBucket) => (app: FastifyInstance) => {
  app.get<Asked>('/:name/:version/*', { exposeHeadRoute: true }, async ({ params, headers }, reply) => {
    const br = /\bbr\b/.test(headers['accept-encoding'] ?? '');
    const file = await packages.file(params.name, params.version, params['*'], br);
    if (!file) return notThere(reply);
    if (file.encoding) reply.header('content-encoding', file.encoding);
    return reply
      .headers({
        'cache-control': IMMUTABLE,
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
        'content-security-policy': FILE_POLICY,
        vary: 'accept-encoding',
      })
      .type(file.type)
      .send(file.body);
  });
  app.setNotFoundHandler((_request, reply) => notThere(reply));
  return Promise.resolve();
};
