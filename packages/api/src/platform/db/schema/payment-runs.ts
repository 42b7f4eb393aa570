import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cents, createdAt, instant, key } from './columns';
import { users } from './identity';
import { invoices } from './invoices';

/** The payment of many invoices, one after another. */
export const paymentRuns = pgTable(
  'payment_runs',
  {
    id: key(),
    started_by_id: integer()
      .notNull()
      .references(() => users.id),
    /** The request that started it, for the audit. */
    request_id: text().notNull(),
    paid_on: date({ mode: 'string' }).notNull(),
    created_at: createdAt(),
    ended_at: instant(),
    /** When the user who started the run dismissed its result. */
    dismissed_at: instant(),
  },
  (table) => [
    index('payment_runs_open')
      .on(table.id)
      .where(sql`${table.ended_at} is null`),
    index('payment_runs_shown')
      .on(table.started_by_id)
      .where(sql`${table.dismissed_at} is null`),
  ],
);

/** An invoice of a run: unpaid until it has an amount or a reason. */
export const paymentRunInvoices = pgTable(
  'payment_run_invoices',
  {
    run_id: integer()
      .notNull()
      .references(() => paymentRuns.id),
    invoice_id: integer()
      .notNull()
      .references(() => invoices.id),
    /** The amount that the run paid. */
    paid_cents: cents(),
    /** Why it was not paid. */
    refusal: text(),
  },
  (table) => [primaryKey({ columns: [table.run_id, table.invoice_id] }), index('payment_run_invoices_invoice').on(table.invoice_id)],
);
