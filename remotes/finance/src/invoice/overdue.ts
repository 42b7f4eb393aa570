import type { Invoice } from '@careloom/contract/resources/invoices';
import { daysBetween, today } from '@careloom/shared/format';

/**
 * Days since the due date of an invoice. 0 before the due date, for a paid or void invoice, and with an earlier server, which does not send
 * the date.
 */
export function daysOverdue({ due_date, status }: Pick<Invoice, 'due_date' | 'status'>, on: string = today()): number {
  if (due_date === undefined || status === 'paid' || status === 'void') return 0;
  return Math.max(0, daysBetween(due_date, on));
}
