import { observations } from '../../platform/db/schema/observations';
import { insertRows } from '../../platform/db/insert-rows';
import { inTransaction } from '../../platform/db/transaction';
import type { Services } from '../../platform/services';
import type { Row } from './rows-of';

/** Rows of this many milliseconds are inserted together, so that senders never wait for the database. */
const TOGETHER_MS = 1_000;
/** The maximum number of waiting rows. Beyond it the oldest are dropped and counted. */
const MOST = 5_000;

/**
 * Control characters are removed: texts come from any browser and are inserted in batches, so one text that the database refuses would lose
 * its whole batch.
 */
const UNKEPT = /\p{Cc}/gu;
const readable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? value.replace(UNKEPT, ' ') : value]),
  ) as Row;

export interface Keeper {
  add: (rows: readonly Row[]) => void;
  /** Writes the waiting rows. Never rejects: a failure is logged, and the next rows try again. */
  flush: () => Promise<void>;
}

/** Buffers telemetry briefly and inserts it in batches. A killed process loses its buffer, which is acceptable for telemetry. */
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
