import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { plainRoute } from '../http/plain-route';
import { DOCUMENT } from './document-file';
import { packed, sendPacked } from './packed';

/** The API's description of itself. It is read and packed when it is first asked for. */
export function documentRoute(app: FastifyInstance): void {
  const read = async () => packed(JSON.stringify(JSON.parse(await readFile(DOCUMENT, 'utf8'))));
  let document: ReturnType<typeof read> | undefined;
  const route = { path: '/openapi.json', scope: 'public', because: 'the OpenAPI document is an answer of its own kind' } as const;
  plainRoute(app, route, async (request, reply) => {
    reply.type('application/json; charset=utf-8');
    return sendPacked(request, reply, await (document ??= read()));
  });
}
