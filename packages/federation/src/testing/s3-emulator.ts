import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../registry/s3-settings';
import { signatureFault } from './s3-signature';

export const KEY_ID = 'careloom-key';
export const SECRET = 'careloom-secret';
export const BUCKET = 'careloom-packages';

interface Stored {
  body: Buffer;
  headers: Record<string, string>;
}

/** An emulated store over HTTP: one bucket, publicly readable, writable with the key. */
export interface S3Emulator {
  settings: S3Settings;
  objects: Map<string, Stored>;
  /** Called before each write; false breaks the connection in the middle of it. */
  takes: (key: string) => boolean;
  stop: () => Promise<void>;
}

const KEPT = ['content-type', 'cache-control', 'content-encoding'] as const;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code><Message>no</Message></Error>`);
}

/** Implements conditional writes, error codes and signatures of the path as sent, as the stores document them. */
async function answer(emulator: S3Emulator, request: IncomingMessage, response: ServerResponse) {
  const body = await bodyOf(request);
  const isSigned = request.headers.authorization !== undefined;
  const fault = isSigned || request.method !== 'GET' ? signatureFault(request, body, KEY_ID, SECRET) : null;
  if (fault) return refuse(response, 403, fault);
  const [, bucket, ...rest] = decodeURIComponent((request.url ?? '').replaceAll('+', ' ')).split('/');
  const key = rest.join('/');
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
  const known = emulator.objects.get(key);
  if (request.method === 'GET') {
    return known ? response.writeHead(200, known.headers).end(known.body) : refuse(response, 404, 'NoSuchKey');
  }
  if (request.method === 'DELETE') {
    emulator.objects.delete(key);
    return response.writeHead(204).end();
  }
  if (!emulator.takes(key)) return request.socket.destroy();
  if (known && request.headers['if-none-match'] === '*') return refuse(response, 412, 'PreconditionFailed');
  const headers = Object.fromEntries(KEPT.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])));
  emulator.objects.set(key, { body, headers: { ...headers, 'access-control-allow-origin': '*' } });
  return response.writeHead(200).end();
}

export async function startS3(): Promise<S3Emulator> {
  const server = createServer((request, response) => void answer(emulator, request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { accessKeyId: KEY_ID, secretAccessKey: SECRET };
  const emulator: S3Emulator = {
    settings: { endpoint, bucket: BUCKET, region: 'ap-southeast-2', ...keys, publicUrl: undefined },
    objects: new Map(),
    takes: () => true,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return emulator;
}
