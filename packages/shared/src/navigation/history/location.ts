/** The current location. `key` is new for each history entry, `index` is the entry's position. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
  index: number;
}

export type Action = 'push' | 'replace' | 'pop';

/** The shape of `history.state`: the caller's own `state` and what navigation needs. */
interface Entry {
  key: string;
  index: number;
  state: unknown;
}

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && 'key' in value && 'index' in value;

const newKey = () => Math.random().toString(36).slice(2, 10);

/** A new entry, `by` positions after the current one. */
export const entryAfter = (present: Location, by: 0 | 1, state: unknown): Entry => ({ key: newKey(), index: present.index + by, state });

/** Reads the browser's location. An entry that this module did not create, such as the first one, gets index 0. */
export function readLocation(): Location {
  if (typeof window === 'undefined') return { pathname: '/login', search: '', hash: '', state: null, key: 'first', index: 0 };
  const { pathname, search, hash } = window.location;
  const entry: Entry = isEntry(history.state) ? history.state : { key: 'first', index: 0, state: null };
  return { pathname, search, hash, ...entry };
}

/** Whether two addresses differ only in query or hash. */
export const samePage = (one: Pick<Location, 'pathname'>, other: Pick<Location, 'pathname'>) => one.pathname === other.pathname;
