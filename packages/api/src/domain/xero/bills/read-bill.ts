import type { Invoice } from '@careloom/contract/resources/invoices';
import type { XeroInvoice, XeroInvoiceDetail, xeroInvoices as calls } from '@careloom/contract/resources/xero-invoices';
import { and, eq } from 'drizzle-orm';
import { invoices } from '../../../platform/db/schema/invoices';
import { inTransaction } from '../../../platform/db/transaction';
import type { Context } from '../../../platform/http/context';
import type { CurrentUser } from '../../../platform/http/current-user';
import { notFound } from '../../../platform/http/errors';
import { money } from '../../../platform/serialize/values';
import { nameOf } from '../../../platform/serialize/person';
import type { Services } from '../../../platform/services';
import { getInvoice } from '../../invoices/get-invoice';
import { invoiceOf, type InvoiceRow, selectInvoices } from '../../invoices/select-invoices';
import { invoicesWithin } from '../../invoices/invoice-record';
import { answering } from '../client/answer-failure';
import { applyBooked } from './apply-booked';
import type { Booked } from './booked';
import { fetchBooked } from './fetch-changed';

/** An invoice as stored at Xero; if it no longer exists there, its last known state. */
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

/** The invoice of a bill. @param accountingId the bill's id at Xero @throws 404 for an unknown one and for one out of scope alike */
export async function findBill({ db }: Services, user: CurrentUser, accountingId: string): Promise<InvoiceRow> {
  const [row] = await selectInvoices(db).where(and(eq(invoices.accounting_invoice_id, accountingId), invoicesWithin(user)));
  if (!row) throw notFound();
  return row;
}

/** An invoice as stored in Xero, with its lines. @throws 404; 422 when Xero cannot be reached */
export const getBill = ({ services, user, params, reply }: Context<typeof calls.get>): Promise<XeroInvoiceDetail> =>
  answering(reply, async () => {
    const row = await findBill(services, user, params.id);
    const bill = await fetchBooked(services, params.id);
    const line_items = bill.lines.map(({ quantity, unit_cents, amount_cents, ...line }) => ({
      ...line,
      quantity: quantity.toFixed(2),
      unit_amount: money(unit_cents),
      amount: money(amount_cents),
    }));
    return { ...billOf(row, bill), line_items };
  });

/** Updates an invoice with Xero's current data. @throws 404; 422 when Xero cannot be reached */
export const refreshInvoice = ({ services, user, params, reply }: Context<typeof calls.refresh>): Promise<Invoice> =>
  answering(reply, async () => {
    const { invoice } = await findBill(services, user, params.id);
    const bill = await fetchBooked(services, params.id);
    await inTransaction(services.db, (tx) => applyBooked(tx, services, invoice.id, bill, user.id));
    return getInvoice(services.db, user, invoice.id);
  });
