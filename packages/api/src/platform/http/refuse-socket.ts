import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { text } from './text';

const TOO_LONG = 431;
const TIMED_OUT = 408;
const BAD_REQUEST = 400;

/** Sends an error in the envelope for input that never reaches a route, and closes the connection. */
export function refuseSocket(socket: Duplex, code: number, message: string): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify({ code, message });
  const headers = ['content-type: application/json; charset=utf-8', `content-length: ${Buffer.byteLength(body)}`, 'connection: close'];
  socket.end([`HTTP/1.1 ${code} ${STATUS_CODES[code] ?? ''}`, ...headers, '', body].join('\r\n'));
}

/** Handles requests that Node could not parse: a head that is too long, one that took too long, or not HTTP at all. */
export function refuseUnreadable({ code }: Error & { code?: string }, socket: Duplex): void {
  if (code === 'ECONNRESET') return void socket.destroy();
  if (code === 'HPE_HEADER_OVERFLOW') return refuseSocket(socket, TOO_LONG, text('error.head_too_long'));
  refuseSocket(socket, code === 'ERR_HTTP_REQUEST_TIMEOUT' ? TIMED_OUT : BAD_REQUEST, text('error.unprocessable'));
}
