import type { INVOICE_STATUSES } from '@careloom/contract/resources/invoices';

const GONE = ['VOIDED', 'DELETED'];
const OPEN = 'AUTHORISED';
const PAID = 'PAID';

/** What an invoice is here. */
export interface LocalPayment {
  status: (typeof INVOICE_STATUSES)[number];
  payable_cents: number;
  paid_cents: number;
  paid_by_id: number | null;
  paid_on: string | null;
}

/** What its bill is at Xero. */
export interface BillPayment {
  status: string;
  paid_cents: number;
  /** The day on which it was paid in full. */
  paid_on: string | null;
}

/**
 * What an invoice becomes by what its bill is. A payment that somebody recorded here is not taken back because Xero has not heard of
 * it; one that came from Xero is Xero's to take back.
 * @param today of the organisation: the day of a payment in part, of which Xero tells none
 */
export function reconcilePayment(local: LocalPayment, bill: BillPayment, today: string) {
  const here = local.paid_by_id === null ? 0 : local.paid_cents;
  const xero_status = bill.status;
  if (GONE.includes(bill.status) && here === 0) return { xero_status, status: 'void' as const, paid_cents: 0, paid_on: null };
  const there = bill.status === PAID ? local.payable_cents : bill.paid_cents;
  const paid_cents = Math.max(here, there);
  const paid_on = paid_cents === 0 ? null : (bill.paid_on ?? local.paid_on ?? today);
  return { xero_status, status: statusOf(local, bill, paid_cents), paid_cents, paid_on };
}

function statusOf(local: LocalPayment, bill: BillPayment, paid_cents: number): LocalPayment['status'] {
  if (paid_cents > 0) return paid_cents >= local.payable_cents ? 'paid' : 'part_paid';
  return bill.status === OPEN ? 'awaiting_payment' : 'generated';
}
