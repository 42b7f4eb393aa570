import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { plainRoute } from '../../platform/http/plain-route';
import { packed, sendPacked } from './packed';

/** Generated from the contract by `npm run openapi`. The build copies it beside the bundle. */
export const DOCUMENT = new URL('./openapi.json', import.meta.url);

/** Serves the OpenAPI document. It is read and compressed on the first request. */
export function documentRoute(app: FastifyInstance): void {
  const read = async () => packed(JSON.stringify(JSON.parse(await readFile(DOCUMENT, 'utf8'))));
  let document: ReturnType<typeof read> | undefined;
  const route = { path: '/openapi.json', scope: 'public', because: 'the OpenAPI document is an answer of its own kind' } as const;
  plainRoute(app, route, async (request, reply) => {
    reply.type('application/json; charset=utf-8');
    return sendPacked(request, reply, await (document ??= read()));
  });
}
