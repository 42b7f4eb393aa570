import type { Invoice } from '@careloom/contract/resources/invoices';
import { daysBetween, today } from '@careloom/shared/format';

/** Days since an invoice had to be paid; 0 before that, and where nothing is due. Also 0 of an earlier server, which does not say until when. */
export function daysOverdue({ due_date, status }: Pick<Invoice, 'due_date' | 'status'>, on: string = today()): number {
  if (due_date === undefined || status === 'paid' || status === 'void') return 0;
  return Math.max(0, daysBetween(due_date, on));
}
