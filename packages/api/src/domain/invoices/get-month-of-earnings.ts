import type { EarningInvoice, EarningShift, EarningState, earnings as calls, MonthOfEarnings } from '@careloom/contract/resources/earnings';
import { and, asc, between, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import { addDays, monthOf } from '../../platform/clock/local-day';
import { invoices } from '../../platform/db/schema/invoices';
import { houses } from '../../platform/db/schema/places';
import { shifts, shiftSegments } from '../../platform/db/schema/shifts';
import type { Context } from '../../platform/http/context';
import { listOfRows } from '../../platform/list/aggregate';
import { clockOf } from '../../platform/serialize/values';
import { today } from '../organisation/today';
import { shiftsWithin } from '../shifts/shift-record';

type Status = (typeof shifts.$inferSelect)['status'];

/** Whether a shift is earned, awaits approval, or is still to be worked. */
export function stateOf(status: Status): EarningState {
  if (status === 'approved' || status === 'invoiced') return 'approved';
  return status === 'completed' || status === 'submitted' ? 'waiting' : 'rostered';
}

/** The paid part of an amount, when `paid` of `payable` is paid; in cents, half-up. */
export const paidPartOf = (net: number, paid: number, payable: number): number =>
  payable <= 0 || paid >= payable ? net : Math.round((net * paid) / payable);

const lines = listOfRows<EarningShift['lines'][number]>(sql`
  select ${shiftSegments.part}, ${shiftSegments.day_type}, ${shiftSegments.rate_type}, ${shiftSegments.paid_minutes},
    ${shiftSegments.rate_cents}, ${shiftSegments.amount_cents}
  from ${shiftSegments} where ${shiftSegments.shift_id} = ${shifts.id} order by ${shiftSegments.position}`);

/** The shifts of a month with their pay, and the invoices that bill them. */
export async function getMonthOfEarnings({ params, query, user, services }: Context<typeof calls.month>): Promise<MonthOfEarnings> {
  const { db, clock } = services;
  const now = await today(db, clock.now());
  const month = query.month ?? now.slice(0, 7);
  const { from, to } = monthOf(Number(month.slice(0, 4)), Number(month.slice(5)));
  const own = and(eq(shifts.worker_id, params.id), shiftsWithin(user), notInArray(shifts.status, ['draft', 'cancelled']));
  const [[ends], rows] = await Promise.all([
    db
      .select({ first: sql<string | null>`min(${shifts.date})::text`, last: sql<string | null>`max(${shifts.date})::text` })
      .from(shifts)
      .where(own),
    db
      .select({
        ...{ id: shifts.id, name: shifts.name, house: houses.name, date: shifts.date, type: shifts.type, status: shifts.status },
        ...{ start_time: shifts.start_time, end_time: shifts.end_time, cost_cents: shifts.cost_cents, fee_cents: shifts.fee_cents },
        ...{ fee_percent: shifts.fee_percent, invoice_id: shifts.invoice_id },
        lines,
      })
      .from(shifts)
      .innerJoin(houses, eq(houses.id, shifts.house_id))
      .where(and(own, between(shifts.date, from, to)))
      .orderBy(asc(shifts.start_at), asc(shifts.id)),
  ]);
  const found = rows.map(({ status, fee_percent: _percent, ...row }): EarningShift => {
    const times = { start_time: clockOf(row.start_time), end_time: clockOf(row.end_time) };
    return { ...row, ...times, state: stateOf(status) };
  });
  const netOf = (invoiceId: number) =>
    found.reduce((sum, { invoice_id, cost_cents, fee_cents }) => (invoice_id === invoiceId ? sum + cost_cents - fee_cents : sum), 0);
  const billed = await db
    .selectDistinct({
      ...{ id: invoices.id, number: invoices.number, status: invoices.status, date: invoices.date, days: invoices.payment_days },
      ...{ paid: invoices.paid_cents, payable: invoices.payable_cents },
    })
    .from(invoices)
    .innerJoin(shifts, eq(shifts.invoice_id, invoices.id))
    .where(and(own, between(shifts.date, from, to), isNotNull(shifts.invoice_id)))
    .orderBy(asc(invoices.date), asc(invoices.id));
  return {
    month,
    today: now,
    first_month: (ends?.first ?? now).slice(0, 7),
    last_month: (ends?.last ?? now).slice(0, 7),
    fee_percents: [...new Set(rows.map(({ fee_percent }) => fee_percent))].sort((one, other) => one - other),
    shifts: found,
    invoices: billed.map(({ date, days, paid, payable, ...invoice }): EarningInvoice => {
      const net = netOf(invoice.id);
      return { ...invoice, due_date: addDays(date, days), net_cents: net, paid_cents: paidPartOf(net, paid, payable) };
    }),
  };
}
