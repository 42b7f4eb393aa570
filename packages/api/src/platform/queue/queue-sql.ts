import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../db/database';

/** Runs the queue's SQL and tracks what is still running. */
export interface QueueSql {
  readonly executeSql: Database['query'];
  /** Runs the work of a job, during which the database must stay open. */
  readonly during: (work: Promise<void>) => Promise<void>;
  /** Waits until nothing is running. */
  readonly idle: () => Promise<void>;
}

/**
 * pg-boss awaits neither the statement that completes a job nor a fetch in progress when it stops. Closing the database then would leave
 * the job to be run again, and an unhandled error.
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
        await turn(); // by now, follow-up work has started
      } while (running.size > 0);
    },
  };
}
