import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../db/rows-of';
import type { Tx } from '../db/transaction';
import { enqueue, JOBS_CHANNEL } from './enqueue';
import type { Jobs } from './jobs';

interface Which {
  /** The condition on the columns of `pgboss.job`. */
  which: SQL;
  /** A job that started longer ago was interrupted: the process that ran it was killed. pg-boss itself waits for 15 minutes. */
  longestSeconds: number;
}

/**
 * Runs delayed jobs at once, with new data; restarts an interrupted one, and adds a new one if there is none. A running job is left
 * unchanged: its row is locked by the worker that fetches it, or has its start time.
 * @returns false if one is running
 */
export async function hasten<Name extends keyof Jobs>(
  tx: Tx,
  name: Name,
  data: Jobs[Name],
  { which, longestSeconds }: Which,
): Promise<boolean> {
  const found = await rowsOf(
    tx,
    sql`update pgboss.job set state = 'retry', start_after = now(), data = ${JSON.stringify(data)}::jsonb
      where name = ${name} and ${which}
        and (state in ('created', 'retry') or (state = 'active' and started_on < now() - make_interval(secs => ${longestSeconds}::float8)))
      returning 1`,
  );
  if (found.length > 0) {
    await tx.execute(sql`select pg_notify(${JOBS_CHANNEL}, ${name})`);
    return true;
  }
  const running = await rowsOf(tx, sql`select 1 from pgboss.job where name = ${name} and state = 'active' and ${which}`);
  if (running.length === 0) await enqueue(tx, name, data);
  return running.length === 0;
}
