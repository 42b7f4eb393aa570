import { sql } from 'drizzle-orm';
import { invoices } from '../../platform/db/schema/invoices';
import type { Tx } from '../../platform/db/transaction';

/** An arbitrary number that no other lock uses. */
const NUMBERS_LOCK = 4_272_001;
const PLACES = 4;

/**
 * Numbers for new invoices: `INV-2026-0042`, without gaps within a year. Concurrent callers wait until the transaction ends.
 * @returns a function that returns the next number
 */
export async function numbersOf(tx: Tx, year: string): Promise<() => string> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NUMBERS_LOCK})`);
  const prefix = `INV-${year}-`;
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(split_part(${invoices.number}, '-', 3)::int), 0)` })
    .from(invoices)
    .where(sql`${invoices.number} ~ ${`^${prefix}[0-9]{1,9}$`}`);
  let last = row?.last ?? 0;
  return () => {
    last += 1;
    return `${prefix}${String(last).padStart(PLACES, '0')}`;
  };
}
