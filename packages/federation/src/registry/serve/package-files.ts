import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FILE_POLICY } from './policy';
import { IMMUTABLE } from '../files';
import type { PackageBucket } from '../package-bucket';

/** Answers 404 for a missing file, uncached and without a page. */
export const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');

/** Serves the immutable files of a folder, compressed at build time. */
export const folderFiles = (root: string) =>
  async function files(app: FastifyInstance): Promise<void> {
    app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
    await app.register(fastifyStatic, {
      root,
      prefix: '/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      dotfiles: 'deny',
      decorateReply: false,
      allowedPath: (file) => !file.endsWith('.html') && !file.endsWith('/release.json'),
      setHeaders: (reply) => {
        reply.setHeader('access-control-allow-origin', '*');
        reply.setHeader('x-content-type-options', 'nosniff');
        reply.setHeader('content-security-policy', FILE_POLICY);
      },
    });
  };

interface Asked {
  Params: { name: string; version: string; '*': string };
}

/** Serves the files of a bucket that browsers cannot reach. */
export const bucketFiles = (packages: PackageBucket) => (app: FastifyInstance) => {
  app.get<Asked>('/:name/:version/*', { exposeHeadRoute: true }, async ({ params, headers }, reply) => {
    const br = /\bbr\b/.test(headers['accept-encoding'] ?? '');
    const file = await packages.file(params.name, params.version, params['*'], br);
    if (!file) return sendNotFound(reply);
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
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  return Promise.resolve();
};
