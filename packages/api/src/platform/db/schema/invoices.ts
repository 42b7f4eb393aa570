import { INVOICE_STATUSES } from '@careloom/contract/resources/invoices';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { oneOfCheck, cents, createdAt, key } from './columns';
import { users } from './identity';
import { jobs } from './jobs';
import { houses } from './places';

export const SYNC_STATES = ['not_synced', 'queued', 'synced', 'failed'] as const;

/** A worker's invoice. Totals are stored as computed; the amount due is derived from them. */
export const invoices = pgTable(
  'invoices',
  {
    id: key(),
    number: text().notNull(),
    worker_id: integer()
      .notNull()
      .references(() => users.id),
    /** Set when all its lines belong to one job or house. */
    job_id: integer().references(() => jobs.id),
    house_id: integer().references(() => houses.id),
    date: date({ mode: 'string' }).notNull(),
    /** Days from `date` until it is due: the organisation's setting when it was generated. */
    payment_days: integer().notNull().default(14),
    period_from: date({ mode: 'string' }).notNull(),
    period_to: date({ mode: 'string' }).notNull(),
    generated_by_id: integer()
      .notNull()
      .references(() => users.id),
    minutes_of_service: integer().notNull(),
    cost_of_service_cents: cents().notNull(),
    expenses_cents: cents().notNull(),
    fee_percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    shift_fees_cents: cents().notNull(),
    gst_registered: boolean().notNull(),
    gst_cents: cents().notNull(),
    payable_cents: cents().notNull(),
    paid_cents: cents().notNull().default(0),
    paid_by_id: integer().references(() => users.id),
    paid_on: date({ mode: 'string' }),
    status: text({ enum: INVOICE_STATUSES }).notNull().default('generated'),
    xero_status: text(),
    sync: text({ enum: SYNC_STATES }).notNull().default('not_synced'),
    accounting_invoice_id: text(),
    /** For a void invoice: the reason given when it was voided here. */
    void_reason: text(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.number),
    index('invoices_date').on(table.date, table.id),
    index('invoices_worker').on(table.worker_id, table.date),
    index('invoices_job').on(table.job_id, table.date),
    index('invoices_house').on(table.house_id, table.date),
    index('invoices_status').on(table.status, table.date),
    check('invoices_status_known', oneOfCheck(table.status, INVOICE_STATUSES)),
    check(
      'invoices_payable',
      sql`${table.payable_cents} = ${table.cost_of_service_cents} + ${table.expenses_cents} - ${table.shift_fees_cents} + ${table.gst_cents}`,
    ),
  ],
);
