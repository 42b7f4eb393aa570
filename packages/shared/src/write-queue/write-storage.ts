import { createStore, del, set, values } from 'idb-keyval';
import type { QueuedWrite } from './queued-write';

/** Storage of one person's writes. */
export interface WriteStorage {
  /** In the order in which they were queued. */
  all: () => Promise<QueuedWrite[]>;
  /** @throws if there is no room, or the browser forbids it */
  put: (write: QueuedWrite) => Promise<void>;
  remove: (write: QueuedWrite) => Promise<void>;
}

const DIGITS = 15;
/** Padded with zeros, so that the keys sort in the order of `at`. */
const keyOf = ({ at }: QueuedWrite) => String(at).padStart(DIGITS, '0');

/** IndexedDB, with one database for each person: the next user of this device does not see it. */
export function deviceStorage(personId: number): WriteStorage {
  const store = createStore(`careloom-writes-${personId}`, 'writes');
  return {
    all: () => values<QueuedWrite>(store),
    put: (write) => set(keyOf(write), write, store),
    remove: (write) => del(keyOf(write), store),
  };
}

/** The key in `localStorage` that marks waiting writes of a person, so that a page can check without loading this entry. */
export const waitingKey = (personId: number): string => `careloom.writes.${personId}`;

/**
 * Stores the number of waiting writes and the current time, so that other tabs are notified of each change. If the browser forbids storage,
 * a page finds waiting writes only once this entry is loaded.
 */
export function noteWaiting(personId: number, count: number): void {
  try {
    if (count === 0) localStorage.removeItem(waitingKey(personId));
    else localStorage.setItem(waitingKey(personId), `${count} ${Date.now()}`);
  } catch (refused) {
    console.warn('The number of waiting writes could not be noted.', refused);
  }
}
