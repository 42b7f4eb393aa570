import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/**
 * SQL condition: whether a column is one of some ids. They are passed as one parameter: building thousands of parameters takes longer than
 * the lookup, and each number of parameters needs its own plan.
 */
export const isOneOf = (column: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${column} = any(string_to_array(${ids.join()}, ',')::int[])`;
