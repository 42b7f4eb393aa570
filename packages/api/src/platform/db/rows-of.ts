import type { SQL } from 'drizzle-orm';
import type { Executor } from './transaction';

/**
 * The rows of a query as the driver reads them, by the names that the query gives its columns; instants as the database writes
 * them. For thousands of rows: what Drizzle makes of each column takes longer than to read it.
 */
export async function rowsOf<Row>(executor: Executor, query: SQL): Promise<Row[]> {
  const { rows } = (await executor.execute(query)) as { rows: Row[] };
  return rows;
}
