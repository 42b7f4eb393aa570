import type { Invoice } from '@careloom/contract/resources/invoices';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../platform/db/schema/identity';
import { invoices } from '../../platform/db/schema/invoices';
import { jobs } from '../../platform/db/schema/jobs';
import { invoiceLines } from '../../platform/db/schema/money';
import { houses } from '../../platform/db/schema/places';
import type { Executor } from '../../platform/db/transaction';
import { listOfRows } from '../../platform/list/aggregate';
import { total } from '../../platform/list/page-of';
import { addDays } from '../../platform/clock/local-day';
import { shownTo, type Viewer } from '../../platform/serialize/person';
import { bit, hoursOf, money, period } from '../../platform/serialize/values';

/**
 * An invoice with its totals: `sub_total` is service and expenses; the amount due is the payable amount less the paid amount.
 * @param viewer without one, the worker has no picture
 */
export function invoiceOf({ invoice, lines, ...row }: InvoiceRow, viewer: Viewer | null = null): Invoice {
  const due = invoice.status === 'void' ? 0 : invoice.payable_cents - invoice.paid_cents;
  return {
    id: invoice.id,
    number: invoice.number,
    worker: shownTo(viewer, row.worker),
    paid_amount: money(invoice.paid_cents),
    date: invoice.date,
    by: row.by,
    duration: period(invoice.period_from, invoice.period_to),
    amount: money(invoice.payable_cents),
    paid_by: row.paid_by,
    paid_date: invoice.paid_on,
    hours_of_service: hoursOf(invoice.minutes_of_service),
    cost_of_service: money(invoice.cost_of_service_cents),
    shift_fees: money(invoice.shift_fees_cents),
    gst: money(invoice.gst_cents),
    gst_registered: bit(invoice.gst_registered),
    status: invoice.status,
    xero_status: invoice.xero_status,
    sync: invoice.sync,
    payable_amount: money(invoice.payable_cents),
    amount_due: money(due),
    sub_total: money(invoice.cost_of_service_cents + invoice.expenses_cents),
    accounting_invoice_id: invoice.accounting_invoice_id,
    accounting_status: isPaid(invoice) ? 'paid' : 'awaiting payment',
    less_amount_paid: money(invoice.paid_cents),
    line_items: lines.map(lineOf),
    job: row.job,
    house: row.house,
    due_date: addDays(invoice.date, invoice.payment_days),
    expenses: money(invoice.expenses_cents),
    fee_percent: invoice.fee_percent,
    void_reason: invoice.void_reason,
  };
}

const isPaid = ({ xero_status, status }: InvoiceRow['invoice']) => (xero_status ? xero_status === 'PAID' : status === 'paid');

const lineOf = ({ service_minutes, quantity, unit_cents, amount_cents, ...line }: InvoiceRow['lines'][number]) => ({
  description: line.description,
  service_hours: service_minutes === null ? null : hoursOf(service_minutes),
  quantity: quantity.toFixed(2),
  unit_amount: money(unit_cents),
  amount: money(amount_cents),
  item_code: line.item_code,
  shift_id: line.shift_id,
  expense_id: line.expense_id,
});

export const payee = alias(users, 'payee');
const maker = alias(users, 'maker');
const payer = alias(users, 'payer');

interface LineRow {
  description: string;
  service_minutes: number | null;
  quantity: number;
  unit_cents: number;
  amount_cents: number;
  item_code: string | null;
  shift_id: number | null;
  expense_id: number | null;
}

const lines = listOfRows<LineRow>(sql`
  select ${invoiceLines.description}, ${invoiceLines.service_minutes}, ${invoiceLines.quantity}, ${invoiceLines.unit_cents},
    ${invoiceLines.amount_cents}, ${invoiceLines.item_code}, ${invoiceLines.shift_id}, ${invoiceLines.expense_id}
  from ${invoiceLines} where ${invoiceLines.invoice_id} = ${invoices.id} order by ${invoiceLines.position}`);

/** Invoices with their lines, one row each, in one statement. */
export const selectInvoices = (executor: Executor) =>
  executor
    .select({
      invoice: invoices,
      worker: { id: payee.id, first_name: payee.first_name, last_name: payee.last_name, picture_file_id: payee.picture_file_id },
      by: { id: maker.id, first_name: maker.first_name, last_name: maker.last_name },
      paid_by: { id: payer.id, first_name: payer.first_name, last_name: payer.last_name },
      job: { id: jobs.id, name: jobs.name },
      house: { id: houses.id, name: houses.name },
      lines,
      total,
    })
    .from(invoices)
    .innerJoin(payee, eq(payee.id, invoices.worker_id))
    .innerJoin(maker, eq(maker.id, invoices.generated_by_id))
    .leftJoin(payer, eq(payer.id, invoices.paid_by_id))
    .leftJoin(jobs, eq(jobs.id, invoices.job_id))
    .leftJoin(houses, eq(houses.id, invoices.house_id));

export type InvoiceRow = Awaited<ReturnType<typeof selectInvoices>>[number];
