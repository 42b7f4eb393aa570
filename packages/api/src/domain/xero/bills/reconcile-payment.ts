import type { INVOICE_STATUSES } from '@careloom/contract/resources/invoices';

const GONE = ['VOIDED', 'DELETED'];
const OPEN = 'AUTHORISED';
const PAID = 'PAID';

/** The payment state of an invoice. */
export interface LocalPayment {
  status: (typeof INVOICE_STATUSES)[number];
  payable_cents: number;
  paid_cents: number;
  paid_by_id: number | null;
  paid_on: string | null;
}

/** The payment state of its bill at Xero. */
export interface BillPayment {
  status: string;
  paid_cents: number;
  /** The day on which it was paid in full. */
  paid_on: string | null;
}

/**
 * Computes an invoice's state from its bill. A payment recorded here stays even if Xero does not have it; Xero can take back a payment that
 * came from Xero.
 * @param today in the organisation's time zone: the day of a partial payment, for which Xero gives none
 */
export function reconcilePayment(local: LocalPayment, bill: BillPayment, today: string) {
  const here = local.paid_by_id === null ? 0 : local.paid_cents;
  const xero_status = bill.status;
  if (GONE.includes(bill.status) && here === 0) return { xero_status, status: 'void' as const, paid_cents: 0, paid_on: null };
  // It was voided here while its bill was being sent; voiding the invoice again voids the bill.
  if (local.status === 'void' && bill.paid_cents === 0 && bill.status !== PAID)
    return { xero_status, status: local.status, paid_cents: 0, paid_on: null };
  const there = bill.status === PAID ? local.payable_cents : bill.paid_cents;
  const paid_cents = Math.max(here, there);
  const paid_on = paid_cents === 0 ? null : (bill.paid_on ?? local.paid_on ?? today);
  return { xero_status, status: statusOf(local, bill, paid_cents), paid_cents, paid_on };
}

function statusOf(local: LocalPayment, bill: BillPayment, paid_cents: number): LocalPayment['status'] {
  if (paid_cents > 0) return paid_cents >= local.payable_cents ? 'paid' : 'part_paid';
  return bill.status === OPEN ? 'awaiting_payment' : 'generated';
}
