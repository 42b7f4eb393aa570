import type { Page } from '@careloom/contract/envelope';
import type { Shift, shifts as calls } from '@careloom/contract/resources/shifts';
import { and, asc, desc, eq, gte, lte } from 'drizzle-orm';
import { shifts } from '../../platform/db/schema/shifts';
import type { Context } from '../../platform/http/context';
import { orderBy, orderFromEnd } from '../../platform/list/order-by';
import { search } from '../../platform/list/search';
import { pageOfShifts } from './page-of-shifts';
import { shiftsWithin } from './shift-record';

const SORTABLE = { date: shifts.start_at, name: shifts.name, total_cost: shifts.cost_cents, status: shifts.status };

/** A page of one worker's shifts, latest first; empty when the worker is out of the caller's scope. */
export function workerShifts({ query, user, services }: Context<typeof calls.ofWorker>): Promise<Page<Shift>> {
  const [from, to] = query.duration ?? [];
  const where = and(
    eq(shifts.worker_id, query.worker_id),
    shiftsWithin(user),
    from === undefined ? undefined : gte(shifts.date, from),
    to === undefined ? undefined : lte(shifts.date, to),
    search(query.search, [shifts.name]),
  );
  const order = orderBy(query, SORTABLE, [desc(shifts.start_at), desc(shifts.id)]);
  const fromEnd = orderFromEnd(query, SORTABLE, [asc(shifts.start_at), asc(shifts.id)]);
  const viewer = { user, files: services.files };
  return pageOfShifts(services.db, query, { viewer, where, order, fromEnd, byNames: false, isSearch: query.search !== null });
}
