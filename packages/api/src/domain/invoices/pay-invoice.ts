import { invoices as calls } from '@careloom/contract/resources/invoices';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { invoices } from '../../platform/db/schema/invoices';
import { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { type ApiError, invalidField, unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { inWords } from '../../platform/serialize/values';
import { announceMoney } from './invoice-record';

export type LockedInvoice = typeof invoices.$inferSelect;
type Payer = Pick<CurrentUser, 'id'>;

/** Why an invoice cannot be paid on a day, or null. */
export function paymentFault({ status, date }: Pick<LockedInvoice, 'status' | 'date'>, paidOn: string): ApiError | null {
  if (status === 'paid') return unprocessable('invoice.already_paid');
  if (status === 'void') return unprocessable('invoice.void');
  const values = { attribute: text(calls.pay.labels.paid_date), date: inWords(date) };
  return paidOn < date ? invalidField('paid_date', 'validation.after_or_equal', values) : null;
}

/** The invoices that bill work which the payer alone created and approved: somebody else has to pay them. */
export async function paidAlone(tx: Tx, payer: Payer, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const alone = and(
    inArray(shifts.invoice_id, [...ids]),
    gt(shifts.cost_cents, 0),
    eq(shifts.created_by_id, payer.id),
    eq(shifts.approved_by_id, payer.id),
  );
  const rows = await tx.select({ invoice: shifts.invoice_id }).from(shifts).where(alone);
  return new Set(rows.flatMap(({ invoice }) => (invoice === null ? [] : [invoice])));
}

/** Writes the payment of a locked invoice and notifies open pages. @param cents the new sum of its payments */
export async function writePayment(tx: Tx, payer: Payer, invoice: LockedInvoice, { cents, on }: { cents: number; on: string }) {
  const status = cents === invoice.payable_cents ? 'paid' : 'part_paid';
  await tx.update(invoices).set({ paid_cents: cents, status, paid_on: on, paid_by_id: payer.id }).where(eq(invoices.id, invoice.id));
  const { worker_id: workerId, house_id } = invoice;
  const houseIds = house_id === null ? [] : [house_id];
  await announceMoney(tx, payer, { workerId, houseIds }, [{ resource: 'invoice', ids: [invoice.id] }]);
}
