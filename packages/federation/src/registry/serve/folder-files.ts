import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notThere } from './not-there';
import { FILE_POLICY } from './policy';

/** Serves the immutable files of a folder, compressed at build time. */
export const folderFiles = (root: string) =>
  async function files(app: FastifyInstance): Promise<void> {
    app.setNotFoundHandler((_request, reply) => notThere(reply));
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
