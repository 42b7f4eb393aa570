import type { Invoice } from '@careloom/contract/resources/invoices';
import { bit } from '../../wire/bit';
import { money } from '../../wire/money';
import { hoursOf } from '../../wire/time';
import { period } from '../../wire/period';
import type { InvoiceRow } from './select-invoices';

/** An invoice with its totals: `sub_total` is service and expenses, what is due is what is payable less what was paid. */
export function invoiceOf({ invoice, lines, ...row }: InvoiceRow): Invoice {
  const due = invoice.status === 'void' ? 0 : invoice.payable_cents - invoice.paid_cents;
  return {
    id: invoice.id,
    number: invoice.number,
    worker: row.worker,
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
});
