import type { ServerResponse } from 'node:http';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyReply } from 'fastify';

export interface BuildServer {
  /** Sets the current build, by its `release.json`, and sends its version to all pages. */
  show: (release: string) => void;
  close: () => Promise<void>;
}

/** Interval of keep-alive messages, in milliseconds: proxies close a silent connection. */
const BEAT = 20_000;

/**
 * Serves a build to the pages of one product and notifies them of each new build. Other sites in the same browser can neither read nor run
 * it.
 * @param folder output folder of the build
 * @param shell origin of the product
 */
export async function serveBuild(folder: string, port: number, shell: string): Promise<BuildServer> {
  const app = Fastify({ forceCloseConnections: true });
  const listeners = new Set<ServerResponse>();
  let release: string | null = null;
  const versionOf = (text: string) => (JSON.parse(text) as { version: string }).version;
  const writeTo = (to: Iterable<ServerResponse>, text: string) => {
    for (const response of to) response.write(text);
  };

  /** Headers of every response; also used with Node's raw response of a stream, which bypasses Fastify. */
  const head = (origin: string | undefined) => ({
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin', // does not apply to CORS requests, which the product uses
    'x-content-type-options': 'nosniff',
    vary: 'Origin',
    ...(origin === shell && { 'access-control-allow-origin': shell }),
  });

  app.addHook('onRequest', async ({ headers: { host, origin } }, reply): Promise<FastifyReply | undefined> => {
    reply.headers(head(origin));
    return host === `localhost:${port}` ? undefined : reply.code(421).send(); // refuses a foreign host name that resolves to this machine (DNS rebinding)
  });
  app.options('/*', ({ headers: { origin } }, reply) =>
    reply
      .code(204)
      .headers(origin === shell ? { 'access-control-allow-methods': 'GET', 'access-control-allow-private-network': 'true' } : {})
      .send(),
  );
  app.get('/release.json', (_request, reply) => (release === null ? reply.code(404).send() : reply.type('application/json').send(release)));
  app.get('/updates', ({ headers: { origin } }, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { ...head(origin), 'content-type': 'text/event-stream' }).write(': listening\n\n');
    listeners.add(reply.raw);
    reply.raw.on('close', () => listeners.delete(reply.raw));
    if (release !== null) writeTo([reply.raw], `data: ${versionOf(release)}\n\n`);
  });
  await app.register(fastifyStatic, { root: folder, index: false, dotfiles: 'deny', cacheControl: false, etag: false });
  const beat = setInterval(() => writeTo(listeners, ': here\n\n'), BEAT);
  await app.listen({ port, host: 'localhost' });

  return {
    show: (text) => {
      release = text;
      writeTo(listeners, `data: ${versionOf(text)}\n\n`);
    },
    close: () => {
      clearInterval(beat);
      return app.close();
    },
  };
}
