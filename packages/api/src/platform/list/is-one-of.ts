import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/**
 * For a condition: whether a column is one of some ids. They are one parameter, however many they are: thousands of parameters take longer
 * to put together than to look up, and a statement of their own to plan.
 */
export const isOneOf = (column: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${column} = any(string_to_array(${ids.join()}, ',')::int[])`;
