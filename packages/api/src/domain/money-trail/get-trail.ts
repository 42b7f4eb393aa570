import type { moneyTrails as calls, MoneyTrail } from '@careloom/contract/resources/money-trail';
import { and, eq, type SQL } from 'drizzle-orm';
import { expenses } from '../../platform/db/schema/money';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import { invoices } from '../../platform/db/schema/invoices';
import type { Context } from '../../platform/http/context';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import { bit, money } from '../../platform/serialize/values';
import { expensesWithin } from '../expenses/expense-record';
import { getInvoice } from '../invoices/get-invoice';
import { invoicesWithin } from '../invoices/invoice-record';
import { daysOverdue } from '../invoices/overdue';
import { shiftsWithin } from '../shifts/shift-record';
import { readSyncs } from '../xero/bills/list-syncs';

/** The money trail of a shift. @throws 404 for an unknown one and for one out of scope alike */
export async function getTrailOfShift({ services, user, params }: Context<typeof calls.ofShift>): Promise<MoneyTrail> {
  const [shift] = await services.db
    .select({ cents: shifts.cost_cents, fee: shifts.fee_cents, invoice_id: shifts.invoice_id })
    .from(shifts)
    .where(and(eq(shifts.id, params.id), shiftsWithin(user)));
  if (!shift) throw notFound('shift.not_found');
  return trailOf(services, user, shift);
}

/** The money trail of an expense. @throws 404 for an unknown one and for one out of scope alike */
export async function getTrailOfExpense({ services, user, params }: Context<typeof calls.ofExpense>): Promise<MoneyTrail> {
  const [expense] = await services.db
    .select({ cents: expenses.amount_cents, invoice_id: expenses.invoice_id })
    .from(expenses)
    .innerJoin(houses, eq(houses.id, expenses.house_id))
    .where(and(eq(expenses.id, params.id), expensesWithin(user)));
  if (!expense) throw notFound();
  return trailOf(services, user, { ...expense, fee: 0 });
}

async function trailOf(services: Services, user: CurrentUser, part: { cents: number; fee: number; invoice_id: number | null }) {
  const { cents, fee, invoice_id: id } = part;
  const own = { amount: money(cents), fee: money(fee), is_invoiced: bit(id !== null) };
  const late = id === null ? undefined : await readLateness(services, user, eq(invoices.id, id));
  if (id === null || late === undefined) return { ...own, invoice: null, bill: null, payments: [] };
  const {
    number,
    date,
    due_date = date,
    status,
    payable_amount,
    paid_amount,
    amount_due,
    paid_date,
    history,
  } = await getInvoice(services.db, user, id);
  const overdue_days = amount_due === '0.00' ? 0 : Math.max(0, late);
  return {
    ...own,
    invoice: { id, number, date, due_date, status, payable_amount, paid_amount, amount_due, paid_date, overdue_days },
    bill: (await readSyncs(services.db, [id])).get(id) ?? null,
    payments: (history ?? []).flatMap(({ amount, day, at, by }) => (amount === null ? [] : [{ amount, day, at, by }])),
  };
}

/** Days since the due date of an invoice; undefined for one out of scope. */
async function readLateness({ db, clock }: Services, user: CurrentUser, which: SQL): Promise<number | undefined> {
  const [row] = await db
    .select({ days: daysOverdue(clock.now()) })
    .from(invoices)
    .leftJoin(houses, eq(houses.id, invoices.house_id))
    .where(and(which, invoicesWithin(user)));
  return row?.days;
}
