import type { auth, Profile } from '@careloom/contract/resources/auth';
import type { Context } from '../../platform/http/context';
import { unauthenticated } from '../../platform/http/errors';
import { findAccountById, toProfile } from './auth-user';
import { rememberReader } from './remember-reader';

/** The caller's own profile, with current permissions. */
export async function getProfile({
  user,
  reply,
  services,
}: Pick<Context<typeof auth.profile>, 'user' | 'reply' | 'services'>): Promise<Profile> {
  const account = await findAccountById(services.db, user.id);
  if (!account) throw unauthenticated();
  rememberReader(reply, services, account.user.email);
  return toProfile(services, account);
}
