import type { Page } from '@careloom/contract/envelope';
import type { Shift, shifts as calls } from '@careloom/contract/resources/shifts';
import { and, asc, desc, eq, gte, inArray, lte, ne, or } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { Context } from '../../platform/http/context';
import { orderBy, orderFromEnd, type Sortable } from '../../platform/list/order-by';
import { pageOfShifts } from './page-of-shifts';
import { searchShifts } from './search-shifts';
import { ofKind, shiftsWithin } from './shift-record';

const BY_NAMES: Sortable = { worker: [users.first_name, users.last_name], house: houses.name, job: jobs.name };
const SORTABLE: Sortable = {
  ...BY_NAMES,
  date: shifts.start_at,
  start_at: shifts.start_at,
  name: shifts.name,
  total_cost: shifts.cost_cents,
  total_hour: shifts.minutes,
  fee: shifts.fee_cents,
  type: shifts.type,
  rate_type: shifts.rate_type,
  status: shifts.status,
  timesheet_added_at: shifts.timesheet_added_at,
};

/** Logs show work: future shifts that were cancelled only appear when the filter asks for cancelled ones. */
export const worthLogging = (kind: 'log' | 'schedule' | null, now: Date) =>
  kind === 'log' ? or(ne(shifts.status, 'cancelled'), lte(shifts.start_at, now)) : undefined;

/** A page of shifts, latest first. `from` and `to` are local days of the start. */
export function listShifts({ query, user, services }: Context<typeof calls.list>): Promise<Page<Shift>> {
  const where = and(
    shiftsWithin(user),
    ofKind(query.shift_type),
    query.status ? inArray(shifts.status, query.status) : worthLogging(query.shift_type, services.clock.now()),
    query.from === null ? undefined : gte(shifts.date, query.from),
    query.to === null ? undefined : lte(shifts.date, query.to),
    query.worker_id === null ? undefined : eq(shifts.worker_id, query.worker_id),
    query.house_id === null ? undefined : eq(shifts.house_id, query.house_id),
    query.job_id === null ? undefined : eq(shifts.job_id, query.job_id),
    searchShifts(query.search),
  );
  const order = orderBy(query, SORTABLE, [desc(shifts.start_at), desc(shifts.id)]);
  const fromEnd = orderFromEnd(query, SORTABLE, [asc(shifts.start_at), asc(shifts.id)]);
  const byNames = query.sort !== null && Object.hasOwn(BY_NAMES, query.sort);
  const viewer = { user, files: services.files };
  return pageOfShifts(services.db, query, {
    viewer,
    where,
    order,
    fromEnd,
    byNames,
    isSearch: query.search !== null,
    isIndexed: query.shift_type === 'schedule',
  });
}
