import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NOT_MODIFIED = 304;

/** A text that is the same for every caller, compressed once. */
export interface Packed {
  plain: string;
  zipped: Buffer;
  etag: string;
}

export async function packed(plain: string): Promise<Packed> {
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { plain, zipped: await promisify(gzip)(plain), etag };
}

/** Sends it, compressed if the client accepts that, and without a body if the client has it cached. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, { plain, zipped, etag }: Packed): FastifyReply {
  reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === etag) return reply.code(NOT_MODIFIED).send();
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(zipped);
}
