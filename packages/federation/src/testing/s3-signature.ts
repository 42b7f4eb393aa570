import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const AUTHORIZATION = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;

/**
 * Checks a request's AWS Signature Version 4 and returns the store's error code; null if it is valid. Written from the specification, so
 * that it shares no code with the library that signs.
 */
export function signatureFault(request: IncomingMessage, body: Buffer, keyId: string, secret: string): string | null {
  const [, credential, day = '', region = '', names = '', signature] = AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
  if (credential === undefined) return 'AccessDenied';
  if (credential !== keyId) return 'InvalidAccessKeyId';
  const header = (name: string) => String(request.headers[name] ?? '');
  if (body.length > 0 && header('x-amz-content-sha256') !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const [pathname = '', query = ''] = (request.url ?? '').split('?');
  const headers = names.split(';').map((name) => `${name}:${header(name).trim()}\n`);
  const canonical = [request.method, pathname, query, headers.join(''), names, header('x-amz-content-sha256')].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce((last, part) => hmac(last, part), hmac(hmac(`AWS4${secret}`, day), region));
  return hmac(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}
