import type { SQL } from 'drizzle-orm';
import type { Executor } from './transaction';

/**
 * Returns the rows of a query as the driver parses them, keyed by the query's column names, with instants as the database formats them. For
 * thousands of rows, where Drizzle's mapping of columns takes longer than reading them.
 */
export async function rowsOf<Row>(executor: Executor, query: SQL): Promise<Row[]> {
  const { rows } = (await executor.execute(query)) as { rows: Row[] };
  return rows;
}
