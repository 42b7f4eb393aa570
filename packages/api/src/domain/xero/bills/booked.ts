import type { Invoice } from 'xero-node';

/** A bill as stored at Xero. */
export interface Booked {
  id: string;
  number: string;
  contact: string;
  date: string;
  due_date: string | null;
  status: string;
  amount_cents: number;
  due_cents: number;
  paid_cents: number;
  paid_on: string | null;
  lines: { description: string; quantity: number; unit_cents: number; amount_cents: number; item_code: string | null }[];
}

const cents = (dollars = 0) => Math.round(dollars * 100);

/** The SDK types days as strings but returns dates. */
function dayOf(value: unknown): string | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
  return typeof value === 'string' ? value.slice(0, 10) : null;
}

/** @throws Error when the response is not an invoice */
export function bookedOf(invoice: Invoice | undefined): Booked {
  if (!invoice?.invoiceID) throw new Error('Xero answered no invoice.');
  return {
    id: invoice.invoiceID,
    number: invoice.invoiceNumber ?? '',
    contact: invoice.contact?.name ?? '',
    date: dayOf(invoice.date) ?? '',
    due_date: dayOf(invoice.dueDate),
    status: String(invoice.status),
    amount_cents: cents(invoice.total),
    due_cents: cents(invoice.amountDue),
    paid_cents: cents(invoice.amountPaid),
    paid_on: dayOf(invoice.fullyPaidOnDate),
    lines: (invoice.lineItems ?? []).map((line) => ({
      description: line.description ?? '',
      quantity: line.quantity ?? 0,
      unit_cents: cents(line.unitAmount),
      amount_cents: cents(line.lineAmount),
      item_code: line.itemCode ?? null,
    })),
  };
}
