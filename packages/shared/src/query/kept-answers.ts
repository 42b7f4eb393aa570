import type { Call } from '@careloom/contract/call';
import { hashKey } from '@tanstack/react-query';
import { clear, createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { session, useSession } from '../session/store';
import { queryClient } from './client';

export interface KeptAnswer {
  /** Epoch milliseconds. */
  at: number;
  data: unknown;
}

const LONGEST_MS = 14 * 24 * 3_600_000;
const MOST = 300;
/** Maximum size of an answer, in characters of JSON: larger answers are reports, which are not read offline. */
const LARGEST = 500_000;
/** Number of answers that are stored between two cleanups. */
const BETWEEN = 50;

const stores = new Map<number, UseStore>();
/** IndexedDB, with one database for each person: the next user of this device does not see it. */
function storeOf(personId: number): UseStore {
  const known = stores.get(personId) ?? createStore(`careloom-answers-${personId}`, 'answers');
  stores.set(personId, known);
  return known;
}

const nameOf = (key: readonly unknown[]) => hashKey(key);

let sinceClearing = BETWEEN;
/** True after a storage failure, such as missing space or permission. It is logged once, and no further answers are stored. */
let refused = false;

async function guarded(task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (fault) {
    if (!refused) console.warn('This device does not keep answers for when there is no connection.', fault);
    refused = true;
  }
}

/** Stores an answer, replacing the previous one with the same key, unless the session has ended meanwhile. */
export const keepAnswer = (personId: number, key: readonly unknown[], data: unknown): Promise<void> =>
  guarded(async () => {
    if (refused || session().user?.id !== personId || (JSON.stringify(data) ?? '').length > LARGEST) return;
    await set(nameOf(key), { at: Date.now(), data } satisfies KeptAnswer, storeOf(personId));
    sinceClearing += 1;
    if (sinceClearing > BETWEEN) await clearUp(storeOf(personId));
  });

async function clearUp(store: UseStore) {
  sinceClearing = 0;
  const newestFirst = (await entries<string, KeptAnswer>(store)).sort(([, one], [, other]) => other.at - one.at);
  const oldest = Date.now() - LONGEST_MS;
  await delMany(
    newestFirst.filter(([, { at }], index) => at < oldest || index >= MOST).map(([name]) => name),
    store,
  );
}

/**
 * Puts the stored answer with its time into the query client, unless the client already has data for the key. The page shows the age of the
 * answer and refetches it when the connection is back. A stored answer that no longer matches the call's schema is ignored: it was stored
 * by an older release.
 */
export const restoreAnswer = (personId: number, call: Call, key: readonly unknown[]): Promise<void> =>
  guarded(async () => {
    if (queryClient.getQueryData(key) !== undefined) return;
    const kept = await get<KeptAnswer>(nameOf(key), storeOf(personId));
    const read = kept && kept.at > Date.now() - LONGEST_MS ? call.data.safeParse(kept.data) : undefined;
    if (kept && read?.success) queryClient.setQueryData(key, read.data, { updatedAt: kept.at });
  });

/**
 * Clears the storage when a worker's session ends, so that later users of the device find nothing. This module is loaded with the worker's
 * first read.
 */
useSession.subscribe(({ user: now }, { user: before }) => {
  if (before?.user_type === 'worker' && now?.id !== before.id) void guarded(() => clear(storeOf(before.id)));
});
