import { userType } from '@careloom/contract/permissions';
import { authUser } from '@careloom/contract/resources/auth';
import { z } from '@careloom/contract/schema';

/** Storage key of the session (section 3). */
export const STORAGE_KEY = 'user';

/** As in the contract, but `team-leader` is read as `team_leader`. */
const storedUser = z.extend(authUser, { user_type: userType });
export type SessionUser = z.output<typeof storedUser>;

/** Parses a user from outside: the storage, another tab, an answer. Null if it is invalid. */
export function readUser(value: unknown): SessionUser | null {
  const parsed = storedUser.safeParse(value);
  return parsed.success && parsed.data.token !== '' ? parsed.data : null;
}

/** @returns null if the text is missing, not JSON, or not a user */
export function readStoredUser(text: string | null): SessionUser | null {
  if (text === null) return null;
  try {
    return readUser(JSON.parse(text));
  } catch (error) {
    console.warn('The stored session could not be read and is dropped.', error);
    return null;
  }
}
