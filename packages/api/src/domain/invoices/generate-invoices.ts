import { CODE } from '@careloom/contract/envelope';
import type { invoices as calls } from '@careloom/contract/resources/invoices';
import type { WithoutContact } from '@careloom/contract/resources/xero-contacts';
import { asc, inArray, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { users } from '../../platform/db/schema/identity';
import { invoices } from '../../platform/db/schema/invoices';
import { expenses } from '../../platform/db/schema/money';
import { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import { ApiError, unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { paymentDays } from '../organisation/organisation-settings';
import { today } from '../organisation/today';
import { nameOf, personOf } from '../../platform/serialize/person';
import { answering } from '../xero/client/answer-failure';
import { queueFitBill, requireAccounting } from '../xero/client/require-accounting';
import { announceMoney } from './invoice-record';
import { billWorker } from './bill-worker';
import { claimWork, type Work } from './claim-work';
import { invoiceOf, selectInvoices } from './select-invoices';
import { numbersOf } from './next-number';

/**
 * Bills approved shifts and expenses: one invoice per worker, all of them or none, each queued for Xero. Once per idempotency key.
 * @throws 404 for an unknown shift, or a worker without a contact in Xero; 422 when nothing is selected, something cannot be billed, a
 * worker has no ABN, Xero is not connected or lacks codes
 */
export async function generateInvoices(context: Context<typeof calls.generate>): Promise<Writing<typeof calls.generate>> {
  const { shift_ids, expense_ids } = context.body;
  if (shift_ids.length + expense_ids.length === 0) throw unprocessable('error.select_shift_expense');
  await answering(context.reply, () => requireAccounting(context.services));
  const work = generate(context);
  return (tx) => answering(context.reply, () => work(tx));
}

function generate(context: Context<typeof calls.generate>): Writing<typeof calls.generate> {
  const { body, user, services } = context;
  return async (tx) => {
    const work = await claimWork(tx, user, body.shift_ids, body.expense_ids);
    const workers = await workersOf(tx, work);
    const now = services.clock.now();
    const date = await today(tx, now);
    const payment_days = await paymentDays(tx);
    const nextNumber = await numbersOf(tx, date.slice(0, 4));
    const made: number[] = [];
    for (const { id: worker_id, gst_registered } of workers) {
      const own = ofWorker(work, worker_id);
      const invoice = { worker_id, gst_registered, number: nextNumber(), date, payment_days, generated_by_id: user.id, created_at: now };
      const id = await billWorker(tx, { ...own, ...invoice });
      await settle(tx, user, own, { id, worker_id });
      await queueFitBill(tx, id, user.id);
      made.push(id);
    }
    const rows = await selectInvoices(tx).where(inArray(invoices.id, made)).orderBy(asc(invoices.id));
    return { invoices: rows.map((row) => invoiceOf(row)) };
  };
}

const ofWorker = (work: Work, id: number): Work => ({
  shifts: work.shifts.filter(({ worker_id }) => worker_id === id),
  expenses: work.expenses.filter(({ worker_id }) => worker_id === id),
});

/** @throws 422 for a worker without an ABN: their pay would have to be taxed at the top rate; 404 naming all workers without a contact in Xero */
async function workersOf(tx: Tx, work: Work) {
  const ids = [...work.shifts, ...work.expenses].map(({ worker_id }) => worker_id);
  const workers = await tx
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      abn: users.abn,
      gst_registered: users.gst_registered,
      contact: users.xero_contact_id,
    })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(asc(users.id));
  const without = workers.find(({ abn }) => !abn);
  if (without) throw unprocessable('invoice.no_abn', { name: nameOf(without) });
  const unknown: WithoutContact['workers'] = workers.filter(({ contact }) => !contact).map(personOf);
  if (unknown.length > 0) throw new ApiError(CODE.notFound, text('xero.contact'), { data: { workers: unknown } });
  return workers;
}

/** Marks the work as billed and notifies open pages. */
async function settle(tx: Tx, user: CurrentUser, work: Work, { id, worker_id }: { id: number; worker_id: number }): Promise<void> {
  const shiftIds = work.shifts.map((shift) => shift.id);
  const expenseIds = work.expenses.map((expense) => expense.id);
  await tx
    .update(shifts)
    .set({ status: 'invoiced', invoice_id: id, version: sql`${shifts.version} + 1` })
    .where(inArray(shifts.id, shiftIds));
  await tx.update(expenses).set({ invoice_id: id }).where(inArray(expenses.id, expenseIds));
  const houseIds = [...work.shifts, ...work.expenses].map(({ house_id }) => house_id);
  await announceMoney(tx, user, { workerId: worker_id, houseIds }, [
    { resource: 'invoice', ids: [id] },
    { resource: 'shift', ids: shiftIds },
    { resource: 'expense', ids: expenseIds },
  ]);
}
