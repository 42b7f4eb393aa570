import type { ExpenseRow } from '../expenses';
import { SHOPS } from '../data/receipts';

/** The text of a receipt, from top to bottom. */
export interface ReceiptText {
  shop: string;
  /** The line below the shop's name. */
  head: readonly string[];
  rows: readonly (readonly [left: string, right: string])[];
  total: readonly [left: string, right: string];
  foot: string;
  /** Whether the receipt is sent as a PDF instead of a photo of paper. */
  isFile: boolean;
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** The receipt of an expense with its amount, of which a tenth of the price before tax is GST; null for an expense that no shop of the demo sells. */
export function receiptText({
  id,
  title,
  date,
  amount_cents,
}: Pick<ExpenseRow, 'id' | 'title' | 'date' | 'amount_cents'>): ReceiptText | null {
  const sold = SHOPS[title];
  if (!sold) return null;
  const gst = Math.round(amount_cents / 11);
  const [year, month, day] = date.split('-');
  return {
    shop: sold.shop,
    head: [sold.place, 'ABN 51 824 753 556', 'Tax invoice'],
    rows: [
      [`${day}/${month}/${year}`, `No. ${String(4_000 + id * 37).padStart(6, '0')}`],
      [sold.item, dollars(amount_cents - gst)],
      ['GST 10 %', dollars(gst)],
    ],
    total: ['TOTAL', `$${dollars(amount_cents)}`],
    foot: 'Paid by card. Thank you.',
    isFile: sold.file === true,
  };
}
