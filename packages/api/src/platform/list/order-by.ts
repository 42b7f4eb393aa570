import type { ListQuery } from '@careloom/contract/list-query';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** The columns that a list may be sorted by: names that a caller may send, each with its column or columns. */
export type Sortable = Readonly<Record<string, SQLWrapper | readonly SQLWrapper[]>>;

/**
 * The order of a list: the requested column, then the default order, so that equal rows never move between two pages. A name that is not in
 * `sortable` is not an error, because a page of a newer release may send it; the default order applies.
 * @param usual newest first, ending with the id
 */
export function orderBy({ sort, dir }: Pick<ListQuery, 'sort' | 'dir'>, sortable: Sortable, usual: readonly SQL[]): SQL[] {
  const direction = sql.raw(dir === 'desc' ? 'desc nulls last' : 'asc nulls last');
  return [...columnsOf(sort, sortable).map((column) => sql`${column} ${direction}`), ...usual];
}

/** The reversed order of a list, for a page that is nearer to its end. @param usual the default order, already reversed */
export function orderFromEnd({ sort, dir }: Pick<ListQuery, 'sort' | 'dir'>, sortable: Sortable, usual: readonly SQL[]): SQL[] {
  const direction = sql.raw(dir === 'desc' ? 'asc nulls first' : 'desc nulls first');
  return [...columnsOf(sort, sortable).map((column) => sql`${column} ${direction}`), ...usual];
}

function columnsOf(sort: string | null, sortable: Sortable): readonly SQLWrapper[] {
  const asked = sort !== null && Object.hasOwn(sortable, sort) ? sortable[sort] : undefined;
  if (!asked) return [];
  return Array.isArray(asked) ? (asked as readonly SQLWrapper[]) : [asked as SQLWrapper];
}
