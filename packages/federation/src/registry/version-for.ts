import { createHash } from 'node:crypto';
import type { PackageState } from './state';

/** Who reads a page, as the browser remembers it: nothing that a name or an address could be read from. */
export type Reader = string;

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** @param email in any spelling */
export const readerOf = (email: string): Reader => digest(email.trim().toLowerCase()).slice(0, 32);

/** Where a person stands between 0 and 100 in a draw. The same each time, and elsewhere in another draw. */
const drawn = (salt: string, reader: Reader) => (Number.parseInt(digest(`${salt}:${reader}`).slice(0, 8), 16) / 2 ** 32) * 100;

/** The version that somebody gets. Who is not signed in gets the stable one. */
export function versionFor({ stable, candidate }: Pick<PackageState, 'stable' | 'candidate'>, reader: Reader | null): string {
  if (!candidate || reader === null) return stable;
  const chosen = candidate.users.some((email) => readerOf(email) === reader) || drawn(candidate.salt, reader) < candidate.share;
  return chosen ? candidate.version : stable;
}
