import { expenses, invoiceLines } from '../src/platform/db/schema/money';
import { invoices } from '../src/platform/db/schema/invoices';
import { shifts, shiftSegments } from '../src/platform/db/schema/shifts';
import type { Services } from '../src/platform/services';

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The record of a test was not written.');
  return row;
}

interface Work {
  job: { id: number; house_id: number };
  worker: { id: number };
  by: { id: number };
}

type ShiftFields = Partial<typeof shifts.$inferInsert>;

/** Eight hours of a weekday in Sydney at 40.00, published, unless `fields` override it; with its one pay line. */
export async function makeShift(
  { db }: Services,
  { job, worker, by }: Work,
  fields: ShiftFields = {},
): Promise<typeof shifts.$inferSelect> {
  const row = {
    job_id: job.id,
    house_id: job.house_id,
    worker_id: worker.id,
    name: 'Morning',
    date: '2026-11-18',
    start_time: '09:00',
    end_time: '17:00',
    time_zone: 'Australia/Sydney',
    start_at: new Date('2026-11-17T22:00:00Z'),
    end_at: new Date('2026-11-18T06:00:00Z'),
    is_overnight: false,
    type: 'normal' as const,
    status: 'published' as const,
    rate_type: 'weekday',
    minutes: 480,
    cost_cents: 32_000,
    fee_percent: 7.5,
    fee_cents: 2_400,
    created_by_id: by.id,
    ...fields,
  };
  const shift = only(await db.insert(shifts).values(row).returning());
  await db.insert(shiftSegments).values({
    shift_id: shift.id,
    position: 0,
    start_at: row.start_at,
    end_at: row.end_at,
    date: row.date,
    part: 'work',
    day_type: 'weekday',
    minutes: row.minutes,
    paid_minutes: row.minutes,
    rate_type: row.rate_type,
    rate_cents: 4_000,
    amount_cents: row.cost_cents,
    calendar_version: '2026.1',
  });
  return shift;
}

/** A pending expense of 24.00, unless `fields` override it. */
export async function makeExpense({ db }: Services, { job, worker, by }: Work, fields: Partial<typeof expenses.$inferInsert> = {}) {
  const row = {
    date: '2026-11-19',
    title: 'Parking at Westmead Hospital',
    amount_cents: 2_400,
    worker_id: worker.id,
    job_id: job.id,
    house_id: job.house_id,
    added_by_id: by.id,
    ...fields,
  };
  return only(await db.insert(expenses).values(row).returning());
}

let made = 0;

/** An invoice of 400.00 of work and 18.40 of expenses at 7.5 %, generated, unless `fields` override it. */
export async function makeInvoice(
  { db }: Pick<Services, 'db'>,
  { job, worker, by }: Work,
  fields: Partial<typeof invoices.$inferInsert> = {},
) {
  made += 1;
  const row = {
    number: `INV-2026-${String(made).padStart(4, '0')}`,
    worker_id: worker.id,
    job_id: job.id,
    house_id: job.house_id,
    date: '2026-11-21',
    period_from: '2026-11-01',
    period_to: '2026-11-14',
    generated_by_id: by.id,
    minutes_of_service: 600,
    cost_of_service_cents: 40_000,
    expenses_cents: 1_840,
    fee_percent: 7.5,
    shift_fees_cents: 3_000,
    gst_registered: false,
    gst_cents: 0,
    payable_cents: 38_840,
    ...fields,
  };
  const invoice = only(await db.insert(invoices).values(row).returning());
  await db.insert(invoiceLines).values([
    {
      invoice_id: invoice.id,
      position: 0,
      description: 'Mon 2 Nov',
      service_minutes: 600,
      quantity: 10,
      unit_cents: 4_000,
      amount_cents: 40_000,
    },
    {
      invoice_id: invoice.id,
      position: 1,
      description: 'Bus fares',
      quantity: 1,
      unit_cents: 1_840,
      amount_cents: 1_840,
      item_code: 'EXPENSE',
    },
  ]);
  return invoice;
}
