import type { XeroInvoice } from '@careloom/contract/resources/xero-invoices';
import { money } from '../../wire/money';
import { nameOf } from '../../wire/person';
import type { Booked } from '../../xero/booked';
import { invoiceOf } from '../invoices/invoice-on-the-wire';
import type { InvoiceRow } from '../invoices/select-invoices';

/** An invoice as Xero has it; where Xero has it no more, as it was known here last. */
export function billOf(row: InvoiceRow, bill: Booked | undefined): XeroInvoice {
  const { id, number, date, accounting_invoice_id, xero_status } = row.invoice;
  const known = { invoice_id: id, accounting_invoice_id: accounting_invoice_id ?? '' };
  if (bill) {
    const { contact, due_date, amount_cents, due_cents, status } = bill;
    return {
      ...known,
      number: bill.number,
      contact,
      date: bill.date,
      due_date,
      amount: money(amount_cents),
      amount_due: money(due_cents),
      status,
    };
  }
  const { amount, amount_due } = invoiceOf(row);
  return { ...known, number, contact: nameOf(row.worker), date, due_date: null, amount, amount_due, status: xero_status ?? '' };
}
