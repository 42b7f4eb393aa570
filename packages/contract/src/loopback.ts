const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a URL is http(s) on this machine. A name that merely starts like it (`localhost.example.org`) is not.
 * @example
 * ```ts
 * import { isLoopback } from '@careloom/contract/loopback';
 *
 * isLoopback('http://127.0.0.1:4271/'); // true
 * ```
 */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === 'http:' || protocol === 'https:') && LOOPBACK.includes(hostname);
}
