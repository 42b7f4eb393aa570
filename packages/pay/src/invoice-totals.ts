import { gstOn } from './shift-fee';

/** All amounts in cents. A shift's fee is the one stored when it was priced. */
export interface ToInvoice {
  shifts: readonly { cost_cents: number; fee_cents: number }[];
  expenses: readonly { amount_cents: number }[];
  gst_registered: boolean;
}

export interface InvoiceTotals {
  cost_of_service_cents: number;
  shift_fees_cents: number;
  expenses_cents: number;
  /** Cost of service plus expenses. */
  sub_total_cents: number;
  /** On cost of service minus fees, only for a worker registered for GST. */
  gst_cents: number;
  payable_cents: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The totals of an invoice: `payable = sub total - fees + GST`. The fees are the sum of rounded fees, not a rounded share of the sum. */
export function invoiceTotals({ shifts, expenses, gst_registered }: ToInvoice): InvoiceTotals {
  const cost = sum(shifts.map(({ cost_cents }) => cost_cents));
  const fees = sum(shifts.map(({ fee_cents }) => fee_cents));
  const spent = sum(expenses.map(({ amount_cents }) => amount_cents));
  const gst = gst_registered ? gstOn(cost - fees) : 0;
  return {
    cost_of_service_cents: cost,
    shift_fees_cents: fees,
    expenses_cents: spent,
    sub_total_cents: cost + spent,
    gst_cents: gst,
    payable_cents: cost + spent - fees + gst,
  };
}
