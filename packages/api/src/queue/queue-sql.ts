import type { Database } from '../db/open';

/** How the queue speaks to the database, and when the last of it is said. */
export interface QueueSql {
  readonly executeSql: Database['query'];
  /** Waits until nothing runs any more. */
  readonly idle: () => Promise<void>;
}

/**
 * pg-boss writes that a job is done without waiting for it, so its `stop` may return before that: a database closed then would
 * leave the job to be done again, and an error that nobody catches.
 */
export function queueSql(database: Pick<Database, 'query'>): QueueSql {
  const running = new Set<Promise<unknown>>();
  return {
    executeSql(sql, values) {
      const query = database.query(sql, values);
      running.add(query);
      const ended = () => void running.delete(query);
      query.then(ended, ended);
      return query;
    },
    async idle() {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
