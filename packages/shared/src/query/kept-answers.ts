import { hashKey } from '@tanstack/react-query';
import { clear, createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';

export interface KeptAnswer {
  /** Epoch milliseconds. */
  at: number;
  data: unknown;
}

const LONGEST_MS = 14 * 24 * 3_600_000;
const MOST = 300;
/** Of an answer, in characters of JSON: larger ones are reports, which are not read on the way. */
const LARGEST = 500_000;
/** How many answers are kept between two times of clearing up. */
const BETWEEN = 50;

const stores = new Map<number, UseStore>();
/** IndexedDB, a database for each person: whoever logs in next on this device does not see it. */
function storeOf(personId: number): UseStore {
  const known = stores.get(personId) ?? createStore(`careloom-answers-${personId}`, 'answers');
  stores.set(personId, known);
  return known;
}

const nameOf = (key: readonly unknown[]) => hashKey(key);

let sinceClearing = BETWEEN;
/** A browser without room or permission is told of once; reading goes on. */
let refused = false;

async function guarded<Result>(task: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await task();
  } catch (fault) {
    if (!refused) console.warn('This device does not keep answers for when there is no connection.', fault);
    refused = true;
    return undefined;
  }
}

/** Keeps an answer, in place of the last one to the same question. */
export const keepAnswer = (personId: number, key: readonly unknown[], data: unknown): Promise<void> =>
  guarded(async () => {
    if (refused || (JSON.stringify(data) ?? '').length > LARGEST) return;
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

/** The last answer to a question, as it was kept. */
export const readAnswer = (personId: number, key: readonly unknown[]): Promise<KeptAnswer | undefined> =>
  guarded(async () => {
    const kept = await get<KeptAnswer>(nameOf(key), storeOf(personId));
    return kept && kept.at > Date.now() - LONGEST_MS ? kept : undefined;
  });

/** Forgets everything that was kept for a person. */
export const forgetAnswers = (personId: number): Promise<void> => guarded(() => clear(storeOf(personId)));
