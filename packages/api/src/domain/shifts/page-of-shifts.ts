import type { Page } from '@careloom/contract/envelope';
import type { ListQuery } from '@careloom/contract/list-query';
import type { Shift } from '@careloom/contract/resources/shifts';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { Db } from '../../platform/db/database';
import { countOf } from '../../platform/list/aggregate';
import { pageOf } from '../../platform/list/page-of';
import { selectShifts } from './select-shifts';
import type { Viewer } from '../../platform/serialize/person';
import { shiftOf } from './serialize-shift';

/** The joins for a condition or an order that uses the names of a shift's job, house or worker. */
const NAMES = sql`
  join ${jobs} on ${jobs.id} = ${shifts.job_id} join ${houses} on ${houses.id} = ${shifts.house_id}
  left join ${users} on ${users.id} = ${shifts.worker_id}`;

interface Wanted {
  viewer: Viewer;
  where: SQL | undefined;
  order: readonly SQL[];
  /** The reverse of `order`. */
  fromEnd: readonly SQL[];
  /** Whether the condition or the order uses `jobs`, `houses` or `users`. */
  byNames: boolean;
  /** Whether the condition leaves few rows, wherever they are in the order. */
  isSearch: boolean;
  /** Whether an index contains only the rows of this list, so that a scan skips none. */
  isIndexed?: boolean;
}

/** From this many preceding rows on, a page may be found faster from the end of the list. */
const FAR = 1_000;
/** Up to this many rows, sorting is faster than scanning an index, which may have to skip all others first. */
const FEW = 20_000;

/**
 * A page of shifts. A provider has tens of thousands of shifts, so filtering, sorting and counting read only ids, from an index where
 * possible; only the page's rows are read in full, with their pay lines. This takes one statement. A search takes two, because its matches
 * must be sorted first; so does a page far from the first, because the second half of a long list is read from its end.
 */
export function pageOfShifts(db: Db, query: Pick<ListQuery, 'page' | 'per_page'>, wanted: Wanted): Promise<Page<Shift>> {
  const { viewer, where, order, fromEnd, byNames, isSearch, isIndexed = false } = wanted;
  const names = byNames ? NAMES : sql``;
  const from = sql`from ${shifts} ${names} where ${where ?? sql`true`}`;
  const listed = (columns: readonly SQL[]) => sql.join([...columns], sql`, `);

  const read = (source: SQL, sorted: readonly SQL[], limit: number, offset: number, total: SQL<number>) =>
    selectShifts(db, total)
      .where(sql`${shifts.id} in (select ${shifts.id} ${source} order by ${listed(sorted)} limit ${limit} offset ${offset})`)
      .orderBy(...order);

  /**
   * Numbers and counts all matches before the limit applies. Otherwise the database might scan an index in the requested order, and skip
   * all rows that do not match.
   */
  async function sorted(limit: number, offset: number) {
    const numbered = sql`(select ${shifts.id} as id, row_number() over (order by ${listed(order)}) as place, (count(*) over ())::int as total ${from}) numbered`;
    const found = await db
      .select({ id: sql<number>`numbered.id`, total: sql<number>`numbered.total` })
      .from(numbered)
      .where(sql`numbered.place > ${offset} and numbered.place <= ${offset + limit}`);
    const [first] = found;
    if (!first) return [];
    const ids = found.map(({ id }) => id);
    return selectShifts(db, sql<number>`${first.total}::int`)
      .where(inArray(shifts.id, ids))
      .orderBy(...order);
  }

  async function page(limit: number, offset: number) {
    if (isSearch) return sorted(limit, offset);
    if (offset < FAR) return read(from, order, limit, offset, countOf(from));
    const [counted] = await db.select({ count: countOf(from) }).from(sql`(values (1)) one`);
    const count = counted?.count ?? 0;
    const left = count - offset;
    if (left <= 0) return [];
    // `offset 0` makes the database find the rows before it sorts them.
    const source = isIndexed || count > FEW ? from : sql`from (select ${shifts}.* ${from} offset 0) shifts ${names}`;
    const total = sql<number>`${count}::int`;
    return left < offset
      ? read(source, fromEnd, Math.min(limit, left), Math.max(0, left - limit), total)
      : read(source, order, limit, offset, total);
  }
  return pageOf(query, page, (row) => shiftOf(row, viewer));
}
