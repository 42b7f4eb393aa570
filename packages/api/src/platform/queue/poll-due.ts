import type { QueueSql } from './queue-sql';

/** Covers all queues in one statement: with a statement for each queue, seventeen would find nothing every time. */
const DUE = `select distinct name from pgboss.job where state < 'active' and start_after < now()`;

interface Polling {
  everyMs: number;
  /** Receives the name of a queue that has jobs. */
  found: (name: string) => void;
  failed: (error: unknown) => void;
}

/** Periodically finds the queues with jobs that are due. */
export function pollDue({ executeSql }: QueueSql, { everyMs, found, failed }: Polling): { stop(): void } {
  let stopped = false;
  let timer = later();

  function later() {
    return setTimeout(() => void poll(), everyMs);
  }

  async function poll() {
    try {
      const { rows } = await executeSql(DUE, []);
      if (!stopped) for (const { name } of rows) found(String(name));
    } catch (error) {
      failed(error);
    }
    if (!stopped) timer = later();
  }

  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
