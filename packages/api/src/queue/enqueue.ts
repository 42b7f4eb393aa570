import { sql } from 'drizzle-orm';
import type { Tx } from '../db/transaction';
import { type Jobs, RETRY } from './jobs';

/** Heard by every process's workers: there is a job to fetch now, without waiting for the next poll. */
export const JOBS_CHANNEL = 'careloom_jobs';

/**
 * Adds a job in the transaction that makes it necessary: it exists exactly if that commits, and runs after.
 * Written as SQL, for pg-boss's own `send` knows nothing of Drizzle's transactions; its table is made for it (its manual, "SQL").
 * @param afterMs how long it waits at least
 */
export const enqueue = <Name extends keyof Jobs>(tx: Tx, name: Name, data: Jobs[Name], afterMs = 0): Promise<void> =>
  enqueueAll(tx, name, [data], afterMs);

/** The same of several jobs of one kind, in one statement. */
export async function enqueueAll<Name extends keyof Jobs>(tx: Tx, name: Name, all: readonly Jobs[Name][], afterMs = 0): Promise<void> {
  await tx.execute(sql`
    with added as (
      insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, start_after)
      select ${name}, one, ${RETRY.retryLimit}::int, ${RETRY.retryDelay}::int, ${RETRY.retryBackoff}::boolean,
        now() + make_interval(secs => ${afterMs / 1000}::float8)
      from jsonb_array_elements(${JSON.stringify(all)}::jsonb) one returning 1)
    select pg_notify(${JOBS_CHANNEL}, ${name}) from added limit 1`);
}
