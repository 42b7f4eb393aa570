import { sql } from 'drizzle-orm';
import type { Tx } from '../db/transaction';
import { type Jobs, RETRY } from './jobs';

/** Notifies the workers of every process of a new job, before their next poll. */
export const JOBS_CHANNEL = 'careloom_jobs';

/**
 * Adds a job in the transaction that makes it necessary: it exists only if that commits, and runs afterwards.
 * Writes the same row as pg-boss's own `insert`, at little more than half its cost (ADR 0052); `enqueue.test.ts` compares the two.
 * @param afterMs the minimum delay
 */
export const enqueue = <Name extends keyof Jobs>(tx: Tx, name: Name, data: Jobs[Name], afterMs = 0): Promise<void> =>
  enqueueAll(tx, name, [data], afterMs);

/** Adds several jobs of one kind in one statement. */
export async function enqueueAll<Name extends keyof Jobs>(tx: Tx, name: Name, all: readonly Jobs[Name][], afterMs = 0): Promise<void> {
  await tx.execute(sql`
    with added as (
      insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, start_after, keep_until, policy)
      select ${name}, one, ${RETRY.retryLimit}::int, ${RETRY.retryDelay}::int, ${RETRY.retryBackoff}::boolean,
        now() + make_interval(secs => ${afterMs / 1000}::float8), now() + make_interval(days => 14, secs => ${afterMs / 1000}::float8), 'standard'
      from jsonb_array_elements(${JSON.stringify(all)}::jsonb) one returning 1)
    select pg_notify(${JOBS_CHANNEL}, ${name}) from added limit 1`);
}
