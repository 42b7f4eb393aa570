import type { auth } from '@careloom/contract/resources/auth';
import { revokeToken } from '../auth/tokens';
import type { Context } from '../http/context';

/** Ends the session of the call's own token. */
export async function logout({ user, services }: Context<typeof auth.logout>): Promise<Record<string, never>> {
  await revokeToken(services.db, user.tokenId);
  return {};
}
