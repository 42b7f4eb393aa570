import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { plainRoute } from '../../platform/http/plain-route';
import type { ApiDocument } from './docs/document';
import { SCRIPT, STYLE } from './docs/look';
import { docsPage } from './docs/page';
import { DOCUMENT } from './document-route';
import { packed, sendPacked } from './packed';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows one style and one script, by their hashes; no inline HTML, eval or fetch. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Serves the API documentation for people at `/api/v1/docs`. */
export function docsRoute(app: FastifyInstance): void {
  const make = async () => packed(docsPage(JSON.parse(await readFile(DOCUMENT, 'utf8')) as ApiDocument));
  let page: ReturnType<typeof make> | undefined;
  const route = { path: '/docs', scope: 'public', because: 'a page for people, made from the OpenAPI document' } as const;
  plainRoute(app, route, async (request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY);
    return sendPacked(request, reply, await (page ??= make()));
  });
}
