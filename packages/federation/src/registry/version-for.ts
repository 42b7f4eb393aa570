import { createHash } from 'node:crypto';
import type { PackageState } from './state';

/** A pseudonymous user id that the browser stores; no name or address can be derived from it. */
export type Reader = string;

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** @param email in any spelling */
export const readerOf = (email: string): Reader => digest(email.trim().toLowerCase()).slice(0, 32);

/** A user's position in a draw, from 0 to 100. It is stable within a draw and differs between draws. */
const drawn = (salt: string, reader: Reader) => (Number.parseInt(digest(`${salt}:${reader}`).slice(0, 8), 16) / 2 ** 32) * 100;

/** The version that a user gets. Without a session it is the stable one. */
export function versionFor({ stable, candidate }: Pick<PackageState, 'stable' | 'candidate'>, reader: Reader | null): string {
  if (!candidate || reader === null) return stable;
  const chosen = candidate.users.some((email) => readerOf(email) === reader) || drawn(candidate.salt, reader) < candidate.share;
  return chosen ? candidate.version : stable;
}
