import { type SQL, sql } from 'drizzle-orm';

/** The rows of a subquery as one list: what would be a second statement for each row of a page. */
export const listOfRows = <Row>(subquery: SQL): SQL<Row[]> =>
  sql<Row[]>`(select coalesce(json_agg(row_to_json(each_row)), '[]'::json) from (${subquery}) each_row)`;

/** How many rows a subquery's `from …` has. */
export const countOf = (from: SQL): SQL<number> => sql<number>`(select count(*)::int ${from})`;

/** The cents, or minutes, that a subquery's `from …` adds up to; 0 for no rows. A float is exact up to 2^53, and both drivers read it as a number. */
export const sumOf = (cents: SQL, from: SQL): SQL<number> => sql<number>`(select coalesce(sum(${cents}), 0)::float8 ${from})`;
