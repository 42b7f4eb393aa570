import { randomUUID } from 'node:crypto';
import type { Books } from './books';
import { type Asked, ok, type Reply } from './exchange';

const TOKEN_SECONDS = 1800;
const wrong = (error: string): Reply => ({ status: 400, body: { error } });

/** The consent page agrees at once: the demo's user owns the demo's organisation. */
export function authorize(books: Books, { url }: Asked): Reply {
  const back = new URL(url.searchParams.get('redirect_uri') ?? '');
  const code = randomUUID();
  books.codes.push(code);
  back.searchParams.set('code', code);
  back.searchParams.set('state', url.searchParams.get('state') ?? '');
  return { status: 302, headers: { location: back.href } };
}

/** Codes and refresh tokens are valid once. @param secret the only accepted secret; undefined accepts any */
export function token(books: Books, { headers, body }: Asked, secret: string | undefined): Reply {
  const given = Buffer.from((headers.authorization ?? '').replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':')
    .map(decodeURIComponent);
  if (secret !== undefined && given[1] !== secret) return wrong('invalid_client');
  const form = new URLSearchParams(body);
  if (!spend(books, form)) return wrong('invalid_grant');
  // A refresh does not reconnect an organisation.
  books.connected ||= form.get('grant_type') === 'authorization_code';
  return ok({ ...issue(books), expires_in: TOKEN_SECONDS, token_type: 'Bearer', scope: 'offline_access' });
}

/** Issues new tokens; the previous ones become invalid. */
export function issue(books: Books): { access_token: string; refresh_token: string } {
  const tokens = { access_token: randomUUID(), refresh_token: randomUUID() };
  Object.assign(books, { accessTokens: [tokens.access_token], refreshToken: tokens.refresh_token });
  return tokens;
}

function spend(books: Books, form: URLSearchParams): boolean {
  if (form.get('grant_type') === 'refresh_token') return books.refreshToken !== null && form.get('refresh_token') === books.refreshToken;
  const code = form.get('code') ?? '';
  const known = books.codes.includes(code);
  books.codes = books.codes.filter((one) => one !== code);
  return known;
}

export function revoke(books: Books): Reply {
  Object.assign(books, { accessTokens: [], refreshToken: null, connected: false });
  return { status: 200 };
}
