import { randomUUID } from 'node:crypto';
import type { BookedInvoice, BookedLine, Books } from './books';
import { findContact } from './contacts';
import { type Asked, invalid, NOT_FOUND, ok, type Reply } from './exchange';

const round = (dollars: number) => Math.round(dollars * 100) / 100;

/** A day in Xero's format. */
const inForm = (day = '') => `/Date(${Date.parse(day)}+0000)/`;

interface SentInvoice extends Partial<Omit<BookedInvoice, 'Contact'>> {
  Contact?: { ContactID?: string };
}

export function listInvoices(books: Books, { url }: Asked): Reply {
  const isOneOf = (name: string, value: string) => {
    const values = url.searchParams.get(name)?.split(',').filter(Boolean);
    return !values || values.includes(value);
  };
  const found = books.invoices.filter(
    ({ InvoiceID, InvoiceNumber, Status, Contact }) =>
      isOneOf('IDs', InvoiceID) &&
      isOneOf('InvoiceNumbers', InvoiceNumber) &&
      isOneOf('Statuses', Status) &&
      isOneOf('ContactIDs', Contact.ContactID),
  );
  return ok({ Invoices: found });
}

export function getInvoice(books: Books, id: string): Reply {
  const found = books.invoices.find(({ InvoiceID }) => InvoiceID === id);
  return found ? ok({ Invoices: [found] }) : NOT_FOUND;
}

/** Bill numbers are not unique, as at Xero: sending one twice creates two. */
export function createInvoice(books: Books, { body }: Asked, obliging: boolean): Reply {
  const [sent] = (JSON.parse(body) as { Invoices: SentInvoice[] }).Invoices;
  const contact = sent?.Contact?.ContactID ? findContact(books, sent.Contact.ContactID, obliging) : undefined;
  if (!sent || !contact) return invalid('The Contact could not be found');
  const lines = sent.LineItems ?? [];
  const faults = lines.flatMap((line) => faultsOf(books, line, obliging));
  if (faults.length > 0) return invalid(...faults);
  const total = lines.reduce((sum, line) => sum + round(line.Quantity * line.UnitAmount) + (line.TaxAmount ?? 0), 0);
  const invoice: BookedInvoice = {
    InvoiceID: randomUUID(),
    Type: sent.Type ?? 'ACCPAY',
    InvoiceNumber: sent.InvoiceNumber ?? '',
    Contact: { ContactID: contact.ContactID, Name: contact.Name },
    Date: inForm(sent.Date),
    DueDate: inForm(sent.DueDate),
    Status: sent.Status ?? 'DRAFT',
    LineAmountTypes: sent.LineAmountTypes ?? 'Exclusive',
    LineItems: lines.map((line) => ({ ...line, LineAmount: round(line.Quantity * line.UnitAmount) })),
    Total: round(total),
    AmountPaid: 0,
    AmountDue: round(total),
  };
  books.invoices.push(invoice);
  return ok({ Invoices: [invoice] });
}

function faultsOf(
  { accounts, items }: Books,
  { AccountCode, ItemCode, Quantity, UnitAmount, LineAmount }: Partial<BookedLine>,
  obliging: boolean,
) {
  if (LineAmount !== undefined && round((Quantity ?? 0) * (UnitAmount ?? 0)) !== LineAmount)
    return ['The line total does not match the expected line total'];
  if (obliging) return [];
  if (AccountCode === undefined || !accounts.includes(AccountCode))
    return [`Account code '${AccountCode ?? ''}' is not a valid code for this document.`];
  return ItemCode !== undefined && !items.includes(ItemCode) ? [`Item code '${ItemCode}' is not valid`] : [];
}

/** Only the status can change. */
export function changeInvoice(books: Books, id: string, { body }: Asked): Reply {
  const [sent] = (JSON.parse(body) as { Invoices: SentInvoice[] }).Invoices;
  const invoice = books.invoices.find(({ InvoiceID }) => InvoiceID === id);
  if (!invoice) return NOT_FOUND;
  if (invoice.AmountPaid > 0) return invalid('This document cannot be edited as it has a payment or credit note allocated to it.');
  invoice.Status = sent?.Status ?? invoice.Status;
  if (['VOIDED', 'DELETED'].includes(invoice.Status)) invoice.AmountDue = 0;
  return ok({ Invoices: [invoice] });
}

/** Simulates a payment at Xero. @param dollars the amount @param on `yyyy-MM-dd` */
export function payInvoice(books: Books, id: string, dollars: number, on: string): void {
  const invoice = books.invoices.find(({ InvoiceID }) => InvoiceID === id);
  if (!invoice) throw new Error(`There is no invoice ${id}.`);
  invoice.AmountPaid = round(invoice.AmountPaid + dollars);
  invoice.AmountDue = round(invoice.Total - invoice.AmountPaid);
  if (invoice.AmountDue === 0) Object.assign(invoice, { Status: 'PAID', FullyPaidOnDate: inForm(on) });
}
