import type { Page } from '@careloom/contract/envelope';
import type { ListQuery } from '@careloom/contract/list-query';
import type { Shift } from '@careloom/contract/resources/shifts';
import { type SQL, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { Db } from '../../platform/db/database';
import { countOf } from '../../platform/list/aggregate';
import { pageOf } from '../../platform/list/page-of';
import { selectShifts } from './select-shifts';
import { shiftOf } from './serialize-shift';

/** The joins for a condition or an order that uses the names of a shift's job, house or worker. */
const NAMES = sql`
  join ${jobs} on ${jobs.id} = ${shifts.job_id} join ${houses} on ${houses.id} = ${shifts.house_id}
  left join ${users} on ${users.id} = ${shifts.worker_id}`;

interface Wanted {
  where: SQL | undefined;
  order: readonly SQL[];
  /** Whether the condition or the order uses `jobs`, `houses` or `users`. */
  byNames: boolean;
}

/**
 * A page of shifts in one statement. A provider has tens of thousands of shifts, so filtering, sorting and counting use ids only, with an
 * index where possible; only the page's rows are read in full, with their pay lines.
 */
export function pageOfShifts(db: Db, query: Pick<ListQuery, 'page' | 'per_page'>, { where, order, byNames }: Wanted): Promise<Page<Shift>> {
  const from = sql`from ${shifts} ${byNames ? NAMES : sql``} where ${where ?? sql`true`}`;
  const sorted = sql.join([...order], sql`, `);
  return pageOf(
    query,
    (limit, offset) =>
      selectShifts(db, countOf(from))
        .where(sql`${shifts.id} in (select ${shifts.id} ${from} order by ${sorted} limit ${limit} offset ${offset})`)
        .orderBy(...order),
    shiftOf,
  );
}
