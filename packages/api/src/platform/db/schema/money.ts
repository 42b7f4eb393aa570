import { EXPENSE_STATUSES } from '@careloom/contract/resources/expenses';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { oneOfCheck, cents, createdAt, instant, key } from './columns';
import { files, users } from './identity';
import { invoices } from './invoices';
import { jobs } from './jobs';
import { houses } from './places';
import { shifts } from './shifts';

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
    /** Who last changed amount, worker or job; null while unchanged since it was added. */
    changed_by_id: integer().references(() => users.id),
    /** Since when it waits for its worker to confirm a change made by somebody else. */
    returned_at: instant(),
    /** Who approved or rejected it, and when. */
    decided_by_id: integer().references(() => users.id),
    decided_on: date({ mode: 'string' }),
    reject_reason: text(),
    invoice_id: integer().references(() => invoices.id),
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
    check('expenses_status_known', oneOfCheck(table.status, EXPENSE_STATUSES)),
    check('expenses_reason', sql`${table.status} <> 'rejected' or ${table.reject_reason} is not null`),
    check(
      'expenses_nobody_approves_change',
      sql`${table.status} <> 'approved' or ${table.decided_by_id} is null or ${table.decided_by_id} <> ${table.changed_by_id}`,
    ),
    check('expenses_nobody_decides_own', sql`${table.decided_by_id} is null or ${table.decided_by_id} <> ${table.added_by_id}`),
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
    shift_id: integer().references(() => shifts.id),
    expense_id: integer().references(() => expenses.id),
  },
  (table) => [
    uniqueIndex('invoice_lines_position').on(table.invoice_id, table.position),
    index('invoice_lines_shift').on(table.shift_id),
    index('invoice_lines_expense').on(table.expense_id),
  ],
);
