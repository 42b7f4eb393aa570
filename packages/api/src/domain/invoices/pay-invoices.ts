import { invoices as calls } from '@careloom/contract/resources/invoices';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { invoices } from '../../platform/db/schema/invoices';
import { houses } from '../../platform/db/schema/places';
import type { Tx } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import { invalidField, notFound, unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { today } from '../organisation/today';
import { needsAnother } from '../auth/needs-another';
import { bit, centsOf, money } from '../../platform/serialize/values';
import { invoicesWithin } from './invoice-record';
import { type LockedInvoice, paidAlone, paymentFault, writePayment } from './pay-invoice';

/**
 * Marks invoices as paid, all of them or none; with an amount, one in part. Once per idempotency key.
 * @throws 404; 422 for a paid or void one, for more than the amount due, for an amount for several, for work that only the payer was
 * involved in
 */
export function payInvoices(context: Context<typeof calls.pay>): Writing<typeof calls.pay> {
  const { body, user, services } = context;
  const ids = [...new Set([...(body.ids ?? []), ...(body.id === null ? [] : [body.id])])];
  return async (tx) => {
    const due = await lockDue(tx, user, ids);
    if ((await paidAlone(tx, user, ids)).size > 0) throw unprocessable(await needsAnother(tx, user, 'invoice-pay'));
    const amount = partOf(due, body.paid_amount);
    const on = body.paid_date ?? (await today(tx, services.clock.now()));
    const latest = due.toSorted((one, other) => other.date.localeCompare(one.date))[0];
    const early = latest && paymentFault(latest, on);
    if (early) throw early;
    for (const invoice of due)
      await writePayment(tx, user, invoice, { cents: amount === null ? invoice.payable_cents : invoice.paid_cents + amount, on });
    const isInPart = amount !== null && due.some(({ payable_cents, paid_cents }) => paid_cents + amount < payable_cents);
    return { paid: due.length, part_paid: bit(isInPart) };
  };
}

/** The success text, which differs when an amount is still due. */
export const paymentSuccess = (_context: unknown, { part_paid }: { part_paid?: 0 | 1 | undefined }) =>
  part_paid === 1 ? 'success.invoice_part_paid' : 'success.invoice_paid';

/** Locks unpaid invoices in the order of their ids. @throws 404; 422 */
async function lockDue(tx: Tx, user: CurrentUser, ids: number[]): Promise<LockedInvoice[]> {
  const rows = await tx
    .select({ invoice: invoices })
    .from(invoices)
    .leftJoin(houses, eq(houses.id, invoices.house_id))
    .where(and(inArray(invoices.id, ids), invoicesWithin(user)))
    .orderBy(asc(invoices.id))
    .for('update', { of: invoices });
  if (rows.length < ids.length) throw notFound();
  const found = rows.map(({ invoice }) => invoice);
  if (found.some(({ status }) => status === 'paid')) throw unprocessable('invoice.already_paid');
  if (found.some(({ status }) => status === 'void')) throw unprocessable('invoice.void');
  return found;
}

const attribute = text(calls.pay.labels.paid_amount);

/** The cents of a partial payment of one invoice; null for payment in full. @throws 422 at `paid_amount` */
function partOf([invoice, ...others]: readonly LockedInvoice[], dollars: string | null): number | null {
  if (dollars === null || !invoice) return null;
  if (others.length > 0) throw invalidField('paid_amount', 'validation.in', { attribute });
  const [cents, due] = [centsOf(dollars), invoice.payable_cents - invoice.paid_cents];
  if (cents > due) throw invalidField('paid_amount', 'validation.max.numeric', { attribute, max: money(due) });
  return cents;
}
