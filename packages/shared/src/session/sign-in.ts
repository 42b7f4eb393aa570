import { AREAS, DASHBOARDS, type Area, type UserType } from '@careloom/contract/permissions';
import type { AuthUser } from '@careloom/contract/resources/auth';
import type { RouteName } from '@careloom/contract/route-names';
import { clearUser, setUser, storeUser, withStorage } from './store';
import { readStoredUser, readUser, STORAGE_KEY, type SessionUser } from './stored-user';

/**
 * Starts a session: store and `localStorage.user`. `user_type` may be spelled `team-leader`.
 * @throws Error if the login's answer is not a valid user
 */
export function signIn(user: Omit<AuthUser, 'user_type'> & { user_type: string }): SessionUser {
  const read = readUser(user);
  if (!read) throw new Error('The answer of the login is not a user of the contract.');
  storeUser(read);
  return read;
}

/** Restores the stored session at start. An invalid stored user is removed. */
export function restoreSession(): SessionUser | null {
  const user = readStoredUser(withStorage((storage) => storage.getItem(STORAGE_KEY)));
  if (user) setUser(user);
  else clearUser();
  return user;
}

/** The URL area of a role (section 6). */
export const areaOf = (userType: UserType): Area => AREAS[userType];

/** The route name of a role's dashboard. */
export const dashboardOf = (userType: UserType): RouteName => DASHBOARDS[userType];
