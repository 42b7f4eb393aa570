import { invoiceTotals } from '@careloom/pay/invoice-totals';
import { asc, inArray } from 'drizzle-orm';
import { invoices } from '../../platform/db/schema/invoices';
import { invoiceLines } from '../../platform/db/schema/money';
import { shiftSegments } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import type { Work } from './claim-work';
import { lineOfExpense, linesOfShift } from './invoice-lines';

/** The work to bill for one worker, with the invoice's details as of today. */
export interface Bill extends Work {
  worker_id: number;
  gst_registered: boolean;
  number: string;
  date: string;
  payment_days: number;
  generated_by_id: number;
  created_at: Date;
}

type Shift = Work['shifts'][number];

/** The value that all items have in common, or null: an invoice has a job or house only if all its lines have the same one. */
const common = (values: readonly number[]): number | null => (new Set(values).size === 1 ? (values[0] ?? null) : null);

/** The fee percentage of the shifts; if it differs between them, the effective percentage. */
function feePercentOf(shifts: readonly Shift[], cost: number, fees: number): number {
  const percent = common(shifts.map(({ fee_percent }) => fee_percent));
  return percent ?? (cost === 0 ? 0 : Math.round((fees / cost) * 10_000) / 100);
}

function columnsOf({ shifts, expenses, ...invoice }: Bill): typeof invoices.$inferInsert {
  const { sub_total_cents: _derived, ...totals } = invoiceTotals({ shifts, expenses, gst_registered: invoice.gst_registered });
  const work = [...shifts, ...expenses];
  const days = work.map(({ date }) => date).sort();
  return {
    ...invoice,
    ...totals,
    job_id: common(work.map(({ job_id }) => job_id)),
    house_id: common(work.map(({ house_id }) => house_id)),
    period_from: days[0] ?? invoice.date,
    period_to: days.at(-1) ?? invoice.date,
    minutes_of_service: shifts.reduce((sum, { minutes }) => sum + minutes, 0),
    fee_percent: feePercentOf(shifts, totals.cost_of_service_cents, totals.shift_fees_cents),
  };
}

/** Writes a worker's invoice with its lines, using the costs, fees and rates that the shifts were priced with. @returns its id */
export async function billWorker(tx: Tx, bill: Bill): Promise<number> {
  const [created] = await tx.insert(invoices).values(columnsOf(bill)).returning({ id: invoices.id });
  if (!created) throw new Error('The invoice was not written.');
  const segments = await tx
    .select()
    .from(shiftSegments)
    .where(
      inArray(
        shiftSegments.shift_id,
        bill.shifts.map(({ id }) => id),
      ),
    )
    .orderBy(asc(shiftSegments.position));
  const byDay = <Row extends { date: string; id: number }>(rows: readonly Row[]) =>
    rows.toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id);
  const lines = [
    ...byDay(bill.shifts).flatMap((shift) =>
      linesOfShift(
        shift,
        segments.filter(({ shift_id }) => shift_id === shift.id),
      ),
    ),
    ...byDay(bill.expenses).map(lineOfExpense),
  ];
  await tx.insert(invoiceLines).values(lines.map((line, position) => ({ ...line, position, invoice_id: created.id })));
  return created.id;
}
