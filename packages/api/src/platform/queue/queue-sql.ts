import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../db/database';

/** How the queue speaks to the database, and when the last of it is said. */
export interface QueueSql {
  readonly executeSql: Database['query'];
  /** Does the work of a job, which has the database for as long as it takes. */
  readonly during: (work: Promise<void>) => Promise<void>;
  /** Waits until nothing runs any more. */
  readonly idle: () => Promise<void>;
}

/**
 * pg-boss waits neither for the writing of a job's end nor for a job that it was fetching when it was told to stop: a database
 * closed then would leave the job to be done again, and an error that nobody catches.
 */
export function queueSql(database: Pick<Database, 'query'>): QueueSql {
  const running = new Set<Promise<unknown>>();

  function track<T>(work: Promise<T>): Promise<T> {
    running.add(work);
    const ended = () => void running.delete(work);
    work.then(ended, ended);
    return work;
  }

  return {
    executeSql: (sql, values) => track(database.query(sql, values)),
    during: track,
    async idle() {
      do {
        await Promise.allSettled(running);
        await turn(); // what follows from it has begun then
      } while (running.size > 0);
    },
  };
}
