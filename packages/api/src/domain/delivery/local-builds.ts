import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Permission } from '@careloom/contract/permissions';
import type { Services } from '../../platform/services';
import { findUserOfSession } from '../auth/find-user-by-token';

const NAME = 'careloom_local_builds';

/** How long a grant is valid: a working day, in seconds. */
export const GRANT_SECONDS = 8 * 60 * 60;

/** A grant for a browser: which origins, by which session, until when (Unix seconds). */
export interface Grant {
  tokenId: number;
  expires: number;
  origins: readonly string[];
}

const sign = (key: Buffer, payload: string) => createHmac('sha256', key).update(payload).digest('base64url');

/**
 * The cookie of a grant. Signed against forgery; reading it gives access to nothing.
 * @param address the product's public URL
 */
export function grantCookie(key: Buffer, grant: Grant, address: string): string {
  const payload = Buffer.from(JSON.stringify(grant)).toString('base64url');
  const secure = address.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${payload}.${sign(key, payload)}; Path=/; Max-Age=${GRANT_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * The grant in a request's cookies; null when missing, not validly signed, or expired. Does not check whether the session is still valid.
 */
export function grantIn(key: Buffer, cookies: string | undefined, now: Date): Grant | null {
  const [, payload = '', signature = ''] = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)\\.([\\w-]+)(?:;|$)`).exec(cookies ?? '') ?? [];
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(key, payload))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const grant = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Grant; // the type holds, because this server signed it
  return grant.expires * 1000 > now.getTime() ? grant : null;
}

const NEEDED: Permission = 'delivery-develop';

/**
 * The origins besides the registry from which the page of this request may load remotes. Checked for each page: removing an origin from the
 * configuration, ending the session or revoking the permission takes effect at once.
 */
export async function grantedOrigins(services: Services, cookies: string | undefined): Promise<string[]> {
  const { env, clock, deriveKey } = services;
  const grant = grantIn(deriveKey('local-builds'), cookies, clock.now());
  const origins = grant?.origins.filter((origin) => env.localBuilds.includes(origin)) ?? [];
  if (!grant || origins.length === 0) return [];
  const user = await findUserOfSession(services, grant.tokenId);
  return user?.permissions.has(NEEDED) ? origins : [];
}
