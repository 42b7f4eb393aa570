import type { InvoiceGroups, reportGroups } from '@careloom/contract/resources/report-groups';
import { and, ne, type SQL, sql } from 'drizzle-orm';
import { invoices } from '../../platform/db/schema/invoices';
import { houses } from '../../platform/db/schema/places';
import type { Executor } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { orderBy, type Sortable } from '../../platform/list/order-by';
import { pageOf, total } from '../../platform/list/page-of';
import type { Viewer } from '../../platform/scope/by-role';
import { hoursOf, money } from '../../platform/serialize/values';
import { invoicesFound, type InvoicesQuery } from '../invoices/list-invoices';
import { payee } from '../invoices/select-invoices';
import { joinInvoices } from './joined';
import { GROUP_BY, ROW_NAME, rowKeys, sumOf, usualOrder, workerOf } from './sum-of';

const KEYS = rowKeys({ id: invoices.id, name: invoices.number, date: invoices.date, house: houses, worker: payee });

/** Amounts in cents, service time in minutes. */
const SUMS = {
  count: sql<number>`count(*)::int`,
  minutes: sumOf(invoices.minutes_of_service),
  cost: sumOf(invoices.cost_of_service_cents),
  expenses: sumOf(invoices.expenses_cents),
  fees: sumOf(invoices.shift_fees_cents),
  gst: sumOf(invoices.gst_cents),
  payable: sumOf(invoices.payable_cents),
  paid: sumOf(invoices.paid_cents),
};
type Sums = Record<keyof typeof SUMS, number>;

const SORTABLE: Sortable = {
  name: ROW_NAME,
  invoices: SUMS.count,
  hours_of_service: SUMS.minutes,
  cost_of_service: SUMS.cost,
  shift_fees: SUMS.fees,
  expenses: SUMS.expenses,
  gst: SUMS.gst,
  payable_amount: SUMS.payable,
  amount_due: sql`${SUMS.payable} - ${SUMS.paid}`,
};

const NONE: Sums = { count: 0, minutes: 0, cost: 0, expenses: 0, fees: 0, gst: 0, payable: 0, paid: 0 };

const sumsOf = ({ count, minutes, cost, expenses, fees, gst, payable, paid }: Sums) => ({
  invoices: count,
  hours_of_service: hoursOf(minutes),
  cost_of_service: money(cost),
  expenses: money(expenses),
  sub_total: money(cost + expenses),
  shift_fees: money(fees),
  gst: money(gst),
  payable_amount: money(payable),
  paid_amount: money(paid),
  amount_due: money(payable - paid),
});

/** Void invoices are excluded from all reports: they are neither paid nor due. */
export const invoicesInForce = (user: Viewer, query: InvoicesQuery, now: Date): SQL | undefined =>
  and(invoicesFound(user, query, now), ne(invoices.status, 'void'));

/** The sums of the invoices that match a condition; all 0 without a match. */
export async function invoiceTotals(executor: Executor, where: SQL | undefined): Promise<InvoiceGroups['totals']> {
  const [sums = NONE] = await joinInvoices(executor.select(SUMS).from(invoices).$dynamic()).where(where);
  return sumsOf(sums);
}

/** The user's non-void invoices that match a query, summed by house, worker or month, or one by one. */
export async function groupInvoices({ services, user, query }: Context<typeof reportGroups.invoices>): Promise<InvoiceGroups> {
  const { db, clock } = services;
  const where = invoicesInForce(user, query, clock.now());
  const worker = workerOf(query.by, KEYS);
  const usual = usualOrder(query.by, invoices.date, SUMS.payable);
  const groups = await pageOf(
    query,
    (limit, offset) =>
      joinInvoices(
        db
          .select({ ...KEYS[query.by], worker, ...SUMS, total })
          .from(invoices)
          .$dynamic(),
      )
        .where(where)
        .groupBy(...GROUP_BY)
        .orderBy(...orderBy(query, SORTABLE, [usual, sql`1 desc`]))
        .limit(limit)
        .offset(offset),
    ({ id, name, worker, ...sums }) => ({ id, name, worker, ...sumsOf(sums) }),
  );
  return { ...groups, totals: await invoiceTotals(db, where) };
}
