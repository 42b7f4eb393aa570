import type { Permission } from '@careloom/contract/permissions';
import type { Invoice } from '@careloom/contract/resources/invoices';
import { centsOf } from './money';

export type InvoiceAct = 'pay' | 'void';

/** The allowed actions of an invoice: pay if an amount is due, void if nothing was paid. */
export function actsOn(
  { status, amount_due, paid_amount }: Pick<Invoice, 'status' | 'amount_due' | 'paid_amount'>,
  may: (permission: Permission) => boolean,
): InvoiceAct[] {
  const isOver = status === 'paid' || status === 'void';
  const pays = !isOver && centsOf(amount_due) > 0 && may('invoice-pay');
  const voids = !isOver && centsOf(paid_amount) === 0 && may('invoice-generate');
  return [...(pays ? ['pay' as const] : []), ...(voids ? ['void' as const] : [])];
}
