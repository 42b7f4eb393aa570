import type { QueryOf } from '@careloom/contract/call';
import type { Page } from '@careloom/contract/envelope';
import type { Holiday, holidays as calls } from '@careloom/contract/resources/holidays';
import { and, asc, between, eq } from 'drizzle-orm';
import { holidays } from '../../platform/db/schema/shifts';
import { states } from '../../platform/db/schema/states';
import { orderBy, type Sortable } from '../../platform/list/order-by';
import { pageOf } from '../../platform/list/page-of';
import { search } from '../../platform/list/search';
import type { Services } from '../../platform/services';
import { holidayOf, selectHolidays } from './select-holidays';

const SORTABLE: Sortable = {
  date: [holidays.date, holidays.starts_at],
  name: holidays.name,
  state: states.code,
  starts_at: holidays.starts_at,
  region: holidays.region,
};

/** A page of public holidays, by day. */
export function listHolidays({ db }: Services, query: QueryOf<typeof calls.list>): Promise<Page<Holiday>> {
  const { state_id, year } = query;
  const where = and(
    state_id === null ? undefined : eq(holidays.state_id, state_id),
    year === null ? undefined : between(holidays.date, `${year}-01-01`, `${year}-12-31`),
    search(query.search, [holidays.name, holidays.region, states.code]),
  );
  const order = orderBy(query, SORTABLE, [asc(holidays.date), asc(states.code), asc(holidays.id)]);
  return pageOf(
    query,
    (limit, offset) =>
      selectHolidays(db)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    holidayOf,
  );
}
