import { invoiceTotals } from '@careloom/pay/invoice-totals';
import { invoices } from '../src/platform/db/schema/invoices';
import { expenses, invoiceLines } from '../src/platform/db/schema/money';
import { shifts, shiftSegments } from '../src/platform/db/schema/shifts';
import { addDays, daysBetween } from '../src/platform/clock/local-day';
import { lineOfExpense, linesOfShift } from '../src/domain/invoices/invoice-lines';
import type { ExpenseRow } from './expenses';
import { FEE_PERCENT, type Setting } from './setting';
import { groupBy } from '../src/platform/list/group';
import { uuid } from './identifiers';
import { standingOf } from './invoice-standing';
import type { Office, User } from './office';
import type { Planned } from './plan';
import type { ShiftRow } from './shift-status';

/** Invoices cover fortnights and are made some days after the fortnight's last day. */
const FORTNIGHT = 14;
const PERIODS = 6;
const MADE_AFTER_DAYS = 3;
/** How many days ago the latest fortnight ended. */
const LATEST_END = 5;

interface Period {
  from: string;
  to: string;
}

interface Bill extends Period {
  worker: User;
  shifts: ShiftRow[];
  expenses: ExpenseRow[];
}

interface Books {
  workers: ReadonlyMap<number, User>;
  office: Office;
  segments: ReadonlyMap<number, Planned<typeof shiftSegments>[]>;
}

/** Bills approved work: one invoice for each worker, job and fortnight, oldest first, so that numbers are in order of date. */
export function makeInvoices(setting: Setting, workers: readonly User[], office: Office): void {
  const { plan, calendar } = setting;
  const segments = groupBy(plan.of(shiftSegments), ({ shift_id }) => shift_id);
  const books: Books = { office, segments, workers: new Map(workers.map((worker) => [worker.id, worker])) };
  for (let nth = PERIODS; nth > 0; nth--) {
    const to = addDays(calendar.today, -(nth - 1) * FORTNIGHT - LATEST_END);
    billPeriod(setting, books, { from: addDays(to, 1 - FORTNIGHT), to });
  }
}

const ofWorkerAndJob = ({ worker_id, job_id }: { worker_id?: number | null | undefined; job_id: number }) => `${worker_id ?? 0}-${job_id}`;

function billPeriod(setting: Setting, books: Books, { from, to }: Period) {
  const { plan } = setting;
  const worked = plan.of(shifts).filter(({ status, date }) => status === 'approved' && from <= date && date <= to);
  const spent = plan.of(expenses).filter(({ status, invoice_id, date }) => status === 'approved' && !invoice_id && date <= to);
  const expensesOf = groupBy(spent, ofWorkerAndJob);
  for (const [key, own] of groupBy(worked, ofWorkerAndJob)) {
    const worker = books.workers.get(own[0]?.worker_id ?? 0);
    if (worker) addInvoice(setting, books, { worker, shifts: own, expenses: expensesOf.get(key) ?? [], from, to });
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function totalsOf({ worker, shifts: worked, expenses: spent }: Bill) {
  const gst_registered = worker.gst_registered ?? false;
  const { sub_total_cents: _derived, ...totals } = invoiceTotals({ shifts: worked, expenses: spent, gst_registered });
  return { ...totals, minutes_of_service: sum(worked.map(({ minutes }) => minutes)), fee_percent: FEE_PERCENT, gst_registered };
}

function addInvoice(setting: Setting, { office, segments }: Books, bill: Bill): void {
  const { plan, random, calendar } = setting;
  const [any] = bill.shifts;
  const date = addDays(bill.to, MADE_AFTER_DAYS);
  const totals = totalsOf(bill);
  const standing = standingOf(setting, { payable: totals.payable_cents, age: daysBetween(date, calendar.today), date });
  const invoice = plan.add(invoices, {
    number: `INV-${date.slice(0, 4)}-${String(plan.of(invoices).length + 1).padStart(4, '0')}`,
    worker_id: bill.worker.id,
    job_id: any?.job_id ?? null,
    house_id: any?.house_id ?? null,
    date,
    period_from: bill.from,
    period_to: bill.to,
    generated_by_id: random.pick([office.admin, ...office.managers]).id,
    ...totals,
    ...standing,
    paid_by_id: standing.paid_on ? office.admin.id : null,
    accounting_invoice_id: standing.sync === 'synced' ? uuid(random) : null,
    created_at: new Date(`${date}T02:00:00Z`),
  });
  const lines = [...bill.shifts.flatMap((shift) => linesOfShift(shift, segments.get(shift.id) ?? [])), ...bill.expenses.map(lineOfExpense)];
  lines.forEach((line, position) => plan.add(invoiceLines, { ...line, invoice_id: invoice.id, position }));
  // A void invoice releases its shifts and expenses.
  if (standing.status === 'void') return;
  for (const shift of bill.shifts) Object.assign(shift, { status: 'invoiced', invoice_id: invoice.id });
  for (const expense of bill.expenses) expense.invoice_id = invoice.id;
}
