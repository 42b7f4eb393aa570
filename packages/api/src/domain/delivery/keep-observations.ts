import { observations } from '../../platform/db/schema/observations';
import { insertRows } from '../../platform/db/insert-rows';
import { inTransaction } from '../../platform/db/transaction';
import type { Services } from '../../platform/services';
import type { Row } from './rows-of';

/** Rows of this long are written together, in milliseconds: nobody who sends something waits for the database. */
const TOGETHER_MS = 1_000;
/** As many wait at most. Beyond it the oldest go, and are counted. */
const MOST = 5_000;

/** Texts come from any browser, and many are written in one go: a sign that no database holds must not cost all of them. */
const UNKEPT = /\p{Cc}/gu;
const readable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? value.replace(UNKEPT, ' ') : value]),
  ) as Row;

export interface Keeper {
  add: (rows: readonly Row[]) => void;
  /** Writes what waits. Never rejects: what could not be written is a line of the log, and the next rows try again. */
  flush: () => Promise<void>;
}

/** Holds what browsers saw for a moment and writes it in one go. What waits at a kill is lost: it is about the product, not of it. */
export function keepObservations({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): Keeper {
  let waiting: Row[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write() {
    clearTimeout(timer);
    timer = undefined;
    const rows = waiting.splice(0);
    if (rows.length === 0) return;
    try {
      await inTransaction(db, (tx) => insertRows(tx, observations, rows));
    } catch (error) {
      log.error({ err: error, rows: rows.length }, 'What browsers saw could not be kept');
    }
  }

  const flush = () => (writing = writing.then(write));

  return {
    add(rows) {
      if (rows.length === 0) return;
      waiting.push(...rows.map((row) => ({ ...readable(row), created_at: clock.now() })));
      const tooMany = waiting.length - MOST;
      if (tooMany > 0) {
        waiting = waiting.slice(tooMany);
        log.warn({ rows: tooMany }, 'More of what browsers saw came than is kept');
      }
      timer ??= setTimeout(() => void flush(), TOGETHER_MS).unref();
    },
    flush,
  };
}
