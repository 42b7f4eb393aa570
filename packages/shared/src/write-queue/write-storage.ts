import { createStore, del, set, values } from 'idb-keyval';
import type { QueuedWrite } from './queued-write';

/** Where the writes of one person are kept. */
export interface WriteStorage {
  /** In the order in which they were queued. */
  all: () => Promise<QueuedWrite[]>;
  /** @throws if there is no room, or the browser forbids it */
  put: (write: QueuedWrite) => Promise<void>;
  remove: (write: QueuedWrite) => Promise<void>;
}

const DIGITS = 15;
/** Sorts as text like its number. */
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
 * Notes how many writes wait, and when they changed, so that other tabs are notified of each change. Where the storage is forbidden, a page learns of them when this
 * entry is loaded.
 */
export function noteWaiting(personId: number, count: number): void {
  try {
    if (count === 0) localStorage.removeItem(waitingKey(personId));
    else localStorage.setItem(waitingKey(personId), `${count} ${Date.now()}`);
  } catch (refused) {
    console.warn('The number of waiting writes could not be noted.', refused);
  }
}
