/** Where the page is. `key` is new for each entry of the history, `index` its place in it. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
  index: number;
}

export type Action = 'push' | 'replace' | 'pop';

/** What is kept in `history.state` beside the caller's own `state`. */
interface Entry {
  key: string;
  index: number;
  state: unknown;
}

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && 'key' in value && 'index' in value;

const newKey = () => Math.random().toString(36).slice(2, 10);

/** An entry that is `by` steps further than the present one. */
export const entryAfter = (present: Location, by: 0 | 1, state: unknown): Entry => ({ key: newKey(), index: present.index + by, state });

/** Reads where the browser is. An entry of somebody else's making, such as the first one, counts as the first. */
export function readLocation(): Location {
  if (typeof window === 'undefined') return { pathname: '/login', search: '', hash: '', state: null, key: 'first', index: 0 };
  const { pathname, search, hash } = window.location;
  const entry: Entry = isEntry(history.state) ? history.state : { key: 'first', index: 0, state: null };
  return { pathname, search, hash, ...entry };
}

/** Two addresses on the same page: only their query or hash differ. */
export const samePage = (one: Pick<Location, 'pathname'>, other: Pick<Location, 'pathname'>) => one.pathname === other.pathname;
