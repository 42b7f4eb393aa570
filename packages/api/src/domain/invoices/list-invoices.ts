import type { Page } from '@careloom/contract/envelope';
import type { Invoice, invoicesQuery } from '@careloom/contract/resources/invoices';
import type { z } from '@careloom/contract/schema';
import { and, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { jobs } from '../../platform/db/schema/jobs';
import { invoices } from '../../platform/db/schema/invoices';
import { houses } from '../../platform/db/schema/places';
import { orderBy, type Sortable } from '../../platform/list/order-by';
import { pageOf } from '../../platform/list/page-of';
import { search } from '../../platform/list/search';
import type { Viewer } from '../../platform/scope/by-role';
import type { Services } from '../../platform/services';
import { invoiceOf, payee, selectInvoices } from './select-invoices';
import { invoicesWithin } from './invoice-record';
import { overdue } from './overdue';

export type InvoicesQuery = z.output<typeof invoicesQuery>;

const SORTABLE: Sortable = {
  number: invoices.number,
  date: invoices.date,
  worker: [payee.first_name, payee.last_name],
  job: jobs.name,
  house: houses.name,
  amount: invoices.payable_cents,
  payable_amount: invoices.payable_cents,
  paid_amount: invoices.paid_cents,
  amount_due: sql`(${invoices.payable_cents} - ${invoices.paid_cents})`,
  hours_of_service: invoices.minutes_of_service,
  status: invoices.status,
  sync: invoices.sync,
  paid_date: invoices.paid_on,
};
const SEARCHED = [invoices.number, payee.first_name, payee.last_name, jobs.name, houses.name];

/** In one of these states; with `overdue`, also those past their due date. */
function inLanes(lanes: InvoicesQuery['status'], now: Date): SQL | undefined {
  if (lanes === null) return undefined;
  const states = lanes.filter((lane) => lane !== 'overdue');
  return or(inArray(invoices.status, states), lanes.includes('overdue') ? overdue(now) : undefined);
}

export type InvoicesFilter = Omit<InvoicesQuery, 'page' | 'per_page' | 'sort' | 'dir'>;

/** The condition for a user's invoices that match a query. `jobs`, `houses` and `payee` must be joined. */
export const invoicesFound = (user: Viewer, query: InvoicesFilter, now: Date): SQL | undefined =>
  and(
    invoicesWithin(user),
    inLanes(query.status, now),
    query.worker_id === null ? undefined : eq(invoices.worker_id, query.worker_id),
    query.job_id === null ? undefined : eq(invoices.job_id, query.job_id),
    query.house_id === null ? undefined : eq(invoices.house_id, query.house_id),
    query.from === null ? undefined : gte(invoices.date, query.from),
    query.to === null ? undefined : lte(invoices.date, query.to),
    search(query.search, SEARCHED),
  );

/** Latest first by default. */
export const invoicesOrder = (query: InvoicesQuery): SQL[] => orderBy(query, SORTABLE, [desc(invoices.date), desc(invoices.id)]);

export const listInvoices = ({ db, clock, files }: Services, user: CurrentUser, query: InvoicesQuery): Promise<Page<Invoice>> =>
  pageOf(
    query,
    (limit, offset) =>
      selectInvoices(db)
        .where(invoicesFound(user, query, clock.now()))
        .orderBy(...invoicesOrder(query))
        .limit(limit)
        .offset(offset),
    (row) => invoiceOf(row, { user, files }),
  );
