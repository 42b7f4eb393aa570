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
    date: date('date', { mode: 'string' }).notNull(),
    title: text('title').notNull(),
    description: text('description'),
    amountCents: cents('amount_cents').notNull(),
    workerId: integer('worker_id').references(() => users.id),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id),
    houseId: integer('house_id')
      .notNull()
      .references(() => houses.id),
    status: text('status', { enum: EXPENSE_STATUSES }).notNull().default('pending'),
    addedById: integer('added_by_id')
      .notNull()
      .references(() => users.id),
    /** Who approved or rejected it, and when. */
    decidedById: integer('decided_by_id').references(() => users.id),
    decidedOn: date('decided_on', { mode: 'string' }),
    rejectReason: text('reject_reason'),
    invoiceId: integer('invoice_id').references((): AnyPgColumn => invoices.id),
    receiptFileId: integer('receipt_file_id').references(() => files.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('expenses_date').on(table.date.desc(), table.id.desc()),
    index('expenses_worker').on(table.workerId, table.date.desc()),
    index('expenses_job').on(table.jobId, table.date.desc()),
    index('expenses_house').on(table.houseId, table.date.desc()),
    index('expenses_status').on(table.status, table.date.desc()),
    index('expenses_invoice').on(table.invoiceId),
    check('expenses_status_known', among(table.status, EXPENSE_STATUSES)),
    check('expenses_reason', sql`${table.status} <> 'rejected' or ${table.rejectReason} is not null`),
    check('expenses_nobody_decides_own', sql`${table.decidedById} is null or ${table.decidedById} <> ${table.addedById}`),
  ],
);

/** An invoice of a worker. Totals are kept as they were computed; what is due follows from them. */
export const invoices = pgTable(
  'invoices',
  {
    id: key(),
    number: text('number').notNull(),
    workerId: integer('worker_id')
      .notNull()
      .references(() => users.id),
    /** Where all its lines are of one job, one house. */
    jobId: integer('job_id').references((): AnyPgColumn => jobs.id),
    houseId: integer('house_id').references(() => houses.id),
    date: date('date', { mode: 'string' }).notNull(),
    periodFrom: date('period_from', { mode: 'string' }).notNull(),
    periodTo: date('period_to', { mode: 'string' }).notNull(),
    generatedById: integer('generated_by_id')
      .notNull()
      .references(() => users.id),
    minutesOfService: integer('minutes_of_service').notNull(),
    costOfServiceCents: cents('cost_of_service_cents').notNull(),
    expensesCents: cents('expenses_cents').notNull(),
    feePercent: numeric('fee_percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    shiftFeesCents: cents('shift_fees_cents').notNull(),
    gstRegistered: boolean('gst_registered').notNull(),
    gstCents: cents('gst_cents').notNull(),
    payableCents: cents('payable_cents').notNull(),
    paidCents: cents('paid_cents').notNull().default(0),
    paidById: integer('paid_by_id').references(() => users.id),
    paidOn: date('paid_on', { mode: 'string' }),
    status: text('status', { enum: INVOICE_STATUSES }).notNull().default('generated'),
    xeroStatus: text('xero_status'),
    sync: text('sync', { enum: SYNC_STATES }).notNull().default('not_synced'),
    accountingInvoiceId: text('accounting_invoice_id'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.number),
    index('invoices_date').on(table.date.desc(), table.id.desc()),
    index('invoices_worker').on(table.workerId, table.date.desc()),
    index('invoices_job').on(table.jobId, table.date.desc()),
    index('invoices_house').on(table.houseId, table.date.desc()),
    index('invoices_status').on(table.status, table.date.desc()),
    check('invoices_status_known', among(table.status, INVOICE_STATUSES)),
    check(
      'invoices_payable',
      sql`${table.payableCents} = ${table.costOfServiceCents} + ${table.expensesCents} - ${table.shiftFeesCents} + ${table.gstCents}`,
    ),
  ],
);

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: key(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    description: text('description').notNull(),
    serviceMinutes: integer('service_minutes'),
    quantity: numeric('quantity', { precision: 8, scale: 2, mode: 'number' }).notNull(),
    unitCents: cents('unit_cents').notNull(),
    amountCents: cents('amount_cents').notNull(),
    itemCode: text('item_code'),
    shiftId: integer('shift_id').references((): AnyPgColumn => shifts.id),
    expenseId: integer('expense_id').references(() => expenses.id),
  },
  (table) => [
    uniqueIndex('invoice_lines_position').on(table.invoiceId, table.position),
    index('invoice_lines_shift').on(table.shiftId),
    index('invoice_lines_expense').on(table.expenseId),
  ],
);
