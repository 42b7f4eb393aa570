import { EXPENSE_STATUSES } from '@careloom/contract/resources/expenses';
import { INVOICE_STATUSES } from '@careloom/contract/resources/invoices';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, date, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { among, cents, createdAt, key } from './columns';
import { files } from './files';
import { users } from './identity';
import { jobs } from './jobs';
import { houses } from './places';
import { shifts } from './shifts';

export const SYNC_STATES = ['not_synced', 'queued', 'synced', 'failed'] as const;

export const expenses = pgTable(
  'expenses',
  {
    id: key(),
    date: date({ mode: 'string' }).notNull(),
    title: text().notNull(),
    description: text(),
    amount_cents: cents().notNull(),
    worker_id: integer().references(() => users.id),
    job_id: integer()
      .notNull()
      .references(() => jobs.id),
    house_id: integer()
      .notNull()
      .references(() => houses.id),
    status: text({ enum: EXPENSE_STATUSES }).notNull().default('pending'),
    added_by_id: integer()
      .notNull()
      .references(() => users.id),
    /** Who approved or rejected it, and when. */
    decided_by_id: integer().references(() => users.id),
    decided_on: date({ mode: 'string' }),
    reject_reason: text(),
    invoice_id: integer().references((): AnyPgColumn => invoices.id),
    receipt_file_id: integer().references(() => files.id),
    created_at: createdAt(),
  },
  (table) => [
    index('expenses_date').on(table.date, table.id),
    index('expenses_worker').on(table.worker_id, table.date),
    index('expenses_job').on(table.job_id, table.date),
    index('expenses_house').on(table.house_id, table.date),
    index('expenses_status').on(table.status, table.date),
    index('expenses_invoice').on(table.invoice_id),
    check('expenses_status_known', among(table.status, EXPENSE_STATUSES)),
    check('expenses_reason', sql`${table.status} <> 'rejected' or ${table.reject_reason} is not null`),
    check('expenses_nobody_decides_own', sql`${table.decided_by_id} is null or ${table.decided_by_id} <> ${table.added_by_id}`),
  ],
);

/** An invoice of a worker. Totals are kept as they were computed; what is due follows from them. */
export const invoices = pgTable(
  'invoices',
  {
    id: key(),
    number: text().notNull(),
    worker_id: integer()
      .notNull()
      .references(() => users.id),
    /** Where all its lines are of one job, one house. */
    job_id: integer().references((): AnyPgColumn => jobs.id),
    house_id: integer().references(() => houses.id),
    date: date({ mode: 'string' }).notNull(),
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
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.number),
    index('invoices_date').on(table.date, table.id),
    index('invoices_worker').on(table.worker_id, table.date),
    index('invoices_job').on(table.job_id, table.date),
    index('invoices_house').on(table.house_id, table.date),
    index('invoices_status').on(table.status, table.date),
    check('invoices_status_known', among(table.status, INVOICE_STATUSES)),
    check(
      'invoices_payable',
      sql`${table.payable_cents} = ${table.cost_of_service_cents} + ${table.expenses_cents} - ${table.shift_fees_cents} + ${table.gst_cents}`,
    ),
  ],
);

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: key(),
    invoice_id: integer()
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    description: text().notNull(),
    service_minutes: integer(),
    quantity: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull(),
    unit_cents: cents().notNull(),
    amount_cents: cents().notNull(),
    item_code: text(),
    shift_id: integer().references((): AnyPgColumn => shifts.id),
    expense_id: integer().references(() => expenses.id),
  },
  (table) => [
    uniqueIndex('invoice_lines_position').on(table.invoice_id, table.position),
    index('invoice_lines_shift').on(table.shift_id),
    index('invoice_lines_expense').on(table.expense_id),
  ],
);
