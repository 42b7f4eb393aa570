import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Permission } from '@careloom/contract/permissions';
import type { Services } from '../../platform/services';
import { findUserOfSession } from '../auth/find-user-by-token';

const NAME = 'careloom_local_builds';

/** A working day, in seconds. */
export const GRANT_SECONDS = 8 * 60 * 60;

/** What a browser was granted: which origins, by which session, until when (seconds since 1970). */
export interface Grant {
  tokenId: number;
  expires: number;
  origins: readonly string[];
}

const sign = (key: Buffer, said: string) => createHmac('sha256', key).update(said).digest('base64url');

/**
 * For the answer to whoever may. Signed, so that nobody makes one; of no use to anybody who reads it, for it gives access to nothing.
 * @param address that the product is reached by
 */
export function grantCookie(key: Buffer, grant: Grant, address: string): string {
  const said = Buffer.from(JSON.stringify(grant)).toString('base64url');
  const secure = address.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${said}.${sign(key, said)}; Path=/; Max-Age=${GRANT_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/** What a request's cookies hold of it, or null where that is nothing, not ours, or over. Whether the session still lives is another question. */
export function grantIn(key: Buffer, cookies: string | undefined, now: Date): Grant | null {
  const [, said = '', signature = ''] = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)\\.([\\w-]+)(?:;|$)`).exec(cookies ?? '') ?? [];
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(key, said))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const grant = JSON.parse(Buffer.from(said, 'base64url').toString()) as Grant; // by whom it was signed: this server
  return grant.expires * 1000 > now.getTime() ? grant : null;
}

const NEEDED: Permission = 'delivery-develop';

/**
 * From where the page of this request may take remotes beside the registry. Asked anew for each page: what the operator no longer
 * names, a session that ended and a permission that was taken away count at once.
 */
export async function grantedOrigins(services: Services, cookies: string | undefined): Promise<string[]> {
  const { env, clock, deriveKey } = services;
  const grant = grantIn(deriveKey('local-builds'), cookies, clock.now());
  const origins = grant?.origins.filter((origin) => env.localBuilds.includes(origin)) ?? [];
  if (!grant || origins.length === 0) return [];
  const user = await findUserOfSession(services, grant.tokenId);
  return user?.permissions.has(NEEDED) ? origins : [];
}
