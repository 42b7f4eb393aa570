import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../db/rows-of';
import type { Tx } from '../db/transaction';
import { JOBS_CHANNEL } from './enqueue';
import type { Jobs } from './jobs';

/**
 * Runs jobs that wait for their time at once, with other data. One that is running is left alone: its row is locked by the worker that fetches
 * it, or no longer waits. @param which of the queue, by the columns of `pgboss.job`
 * @returns whether there was one that waited
 */
export async function hasten<Name extends keyof Jobs>(tx: Tx, name: Name, which: SQL, data: Jobs[Name]): Promise<boolean> {
  const found = await rowsOf(
    tx,
    sql`update pgboss.job set start_after = now(), data = ${JSON.stringify(data)}::jsonb
      where name = ${name} and state in ('created', 'retry') and ${which} returning 1`,
  );
  if (found.length > 0) await tx.execute(sql`select pg_notify(${JOBS_CHANNEL}, ${name})`);
  return found.length > 0;
}
