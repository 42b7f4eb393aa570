import type { Permission } from '@careloom/contract/permissions';
import { findUserOfSession } from '../auth/find-user-by-token';
import type { Services } from '../services';
import { grantIn } from './grant-cookie';

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
