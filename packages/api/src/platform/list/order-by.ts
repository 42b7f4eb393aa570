import type { ListQuery } from '@careloom/contract/list-query';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** What a list may be sorted by: the names that a caller may send, and the column or columns of each. */
export type Sortable = Readonly<Record<string, SQLWrapper | readonly SQLWrapper[]>>;

/**
 * The order of a list: the column asked for, then the usual order, so that rows that are alike never change places between
 * two pages. A name that is not in `sortable` is not an error, for a page of a newer release may ask for it; it sorts as usual.
 * @param usual newest first, ending with the id
 */
export function orderBy({ sort, dir }: Pick<ListQuery, 'sort' | 'dir'>, sortable: Sortable, usual: readonly SQL[]): SQL[] {
  const asked = sort !== null && Object.hasOwn(sortable, sort) ? sortable[sort] : undefined;
  if (!asked) return [...usual];
  const columns = Array.isArray(asked) ? (asked as readonly SQLWrapper[]) : [asked as SQLWrapper];
  const direction = sql.raw(dir === 'desc' ? 'desc nulls last' : 'asc nulls last');
  return [...columns.map((column) => sql`${column} ${direction}`), ...usual];
}
