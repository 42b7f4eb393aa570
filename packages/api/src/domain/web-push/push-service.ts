import { isIP } from 'node:net';
import { isLoopback } from '@careloom/contract/loopback';

/** Bytes of an uncompressed point of P-256, and of a subscription's secret (RFC 8291). */
const KEY_BYTES = 65;
const SECRET_BYTES = 16;

const BASE64URL = /^[A-Za-z0-9_-]+={0,2}$/;
const bytesOf = (key: string): number => (BASE64URL.test(key) ? Buffer.from(key, 'base64url').length : 0);

export const isDeviceKey = (key: string): boolean => bytesOf(key) === KEY_BYTES && Buffer.from(key, 'base64url')[0] === 4;
export const isDeviceSecret = (secret: string): boolean => bytesOf(secret) === SECRET_BYTES;

/**
 * Whether the server may send to an address from a browser: only to a named host on the internet over TLS, never to a machine in the
 * server's own network. A demo also sends to its own machine.
 */
export function isPushService(endpoint: string, demo: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username } = new URL(endpoint);
  if (username !== '') return false;
  if (demo && isLoopback(endpoint)) return true;
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return protocol === 'https:' && !isAddress && hostname.includes('.') && !/\.(local|localhost|internal)$/.test(hostname);
}
