import type { Page } from '@careloom/contract/envelope';
import type { ListQuery } from '@careloom/contract/list-query';
import { sql } from 'drizzle-orm';

/** The total number of rows, added to each row, so that a page needs one statement. */
export const total = sql<number>`(count(*) over ())::int`;

/** PostgreSQL's offset is a bigint, but a page number may be any integer. */
const MAX_OFFSET = 2_000_000_000;

/** The number of rows before a page. */
export const offsetOf = ({ page, per_page }: Pick<ListQuery, 'page' | 'per_page'>): number => Math.min((page - 1) * per_page, MAX_OFFSET);

type Fetch<Row> = (limit: number, offset: number) => Promise<Row[]>;

/**
 * A page of a list in the contract's shape. Takes one statement, and a second one only for a page after the last, which has no row with the
 * total.
 * @param fetch returns the rows of the list from `offset` on, each with its `total`
 */
export async function pageOf<Row extends { total: number }, Item>(
  query: Pick<ListQuery, 'page' | 'per_page'>,
  fetch: Fetch<Row>,
  toItem: (row: Row) => Item,
): Promise<Page<Item>> {
  const { page, per_page } = query;
  const rows = await fetch(per_page, offsetOf(query));
  const [any] = rows.length > 0 || page === 1 ? rows : await fetch(1, 0);
  const count = any?.total ?? 0;
  return { items: rows.map(toItem), page, per_page, last_page: Math.max(1, Math.ceil(count / per_page)), total: count };
}
