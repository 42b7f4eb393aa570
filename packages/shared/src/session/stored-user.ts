import { userType } from '@careloom/contract/permissions';
import { authUser } from '@careloom/contract/resources/auth';
import { z } from '@careloom/contract/schema';

/** Where the session is kept between page loads (section 3). */
export const STORAGE_KEY = 'user';

/** As the contract has it, but `team-leader` is read as `team_leader`. */
const storedUser = z.extend(authUser, { user_type: userType });
export type SessionUser = z.output<typeof storedUser>;

/** Reads a user that came from outside: the storage, another tab, an answer. Null where it is none. */
export function readUser(value: unknown): SessionUser | null {
  const parsed = storedUser.safeParse(value);
  return parsed.success && parsed.data.token !== '' ? parsed.data : null;
}

/** @returns null where the text is missing, no JSON, or no user */
export function readStoredUser(text: string | null): SessionUser | null {
  if (text === null) return null;
  try {
    return readUser(JSON.parse(text));
  } catch (error) {
    console.warn('The stored session could not be read and is dropped.', error);
    return null;
  }
}
