import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine. */
export interface PushEndpoint {
  url: string;
  /** Requests, oldest first. */
  received: Received[];
  /** Sets the status of later responses, which is 201 by default, and the `location` of a redirect. */
  answers(status: number, location?: string): void;
  close(): void;
}

export async function pushEndpoint(): Promise<PushEndpoint> {
  const received: Received[] = [];
  let answer: [status: number, headers?: { location: string }] = [201];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(...answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/subscription`,
    received,
    answers: (status, location) => (answer = location === undefined ? [status] : [status, { location }]),
    close: () => server.close(),
  };
}

/**
 * Reads `Authorization: vapid t=…, k=…` (RFC 8292).
 * @returns the key, and the claims of the token; the claims are null if the signature does not match the key
 */
export function readVapid(authorization = ''): { claims: { aud: string; exp: number; sub: string } | null; key: string } {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+), ?k=([^,\s]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${header}.${claims}`);
  const holds = verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  return { claims: holds ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as never) : null, key };
}
