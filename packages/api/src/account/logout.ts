import type { auth } from '@careloom/contract/resources/auth';
import { revokeToken } from '../auth/tokens';
import type { Context } from '../http/context';
import { forgetReader } from './remember-reader';

/** Ends the session of the call's own token. */
export async function logout({ user, reply, services }: Context<typeof auth.logout>): Promise<Record<string, never>> {
  await revokeToken(services.db, user.tokenId);
  forgetReader(reply, services);
  return {};
}
