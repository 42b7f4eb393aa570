import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/**
 * SQL condition: whether a column is one of some ids. They are passed as one parameter: thousands of parameters take longer to build than
 * to look up, and each count needs its own plan.
 */
export const isOneOf = (column: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${column} = any(string_to_array(${ids.join()}, ',')::int[])`;
