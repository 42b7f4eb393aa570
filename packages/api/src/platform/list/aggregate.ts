import { type SQL, sql } from 'drizzle-orm';

/** Aggregates the rows of a subquery into one JSON list, instead of a second statement for each row of a page. */
export const listOfRows = <Row>(subquery: SQL): SQL<Row[]> =>
  sql<Row[]>`(select coalesce(json_agg(row_to_json(each_row)), '[]'::json) from (${subquery}) each_row)`;

/** The number of rows of a subquery's `from …`. */
export const countOf = (from: SQL): SQL<number> => sql<number>`(select count(*)::int ${from})`;

/**
 * The sum of cents or minutes over a subquery's `from …`; 0 for no rows. A float is exact up to 2^53, and both drivers return it as a
 * number.
 */
export const sumOf = (cents: SQL, from: SQL): SQL<number> => sql<number>`(select coalesce(sum(${cents}), 0)::float8 ${from})`;
