import { sql } from 'drizzle-orm';
import type { Tx } from '../db/transaction';
import { select } from './tables';

/** The next id is the one that the source would have given: an id that was deleted is not given again. */
export async function copySequences(from: Tx, to: Tx): Promise<void> {
  const { rows } = await select<{ name: string; last: string }>(
    from,
    sql`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  for (const { name, last } of rows) await to.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
}
