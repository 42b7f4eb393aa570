import { asc, eq } from 'drizzle-orm';
import { users } from '../../../platform/db/schema/identity';
import { invoices } from '../../../platform/db/schema/invoices';
import { invoiceLines } from '../../../platform/db/schema/money';
import type { Executor } from '../../../platform/db/transaction';
import type { BillSource } from './bill';

/** The data for the bill of an invoice. @returns undefined for an unknown invoice */
export async function readSource(executor: Executor, invoiceId: number): Promise<BillSource | undefined> {
  const [invoice] = await executor
    .select({
      number: invoices.number,
      date: invoices.date,
      payment_days: invoices.payment_days,
      shift_fees_cents: invoices.shift_fees_cents,
      fee_percent: invoices.fee_percent,
      gst_cents: invoices.gst_cents,
      contact_id: users.xero_contact_id,
    })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.worker_id))
    .where(eq(invoices.id, invoiceId));
  if (!invoice) return undefined;
  const lines = await executor
    .select({
      description: invoiceLines.description,
      service_minutes: invoiceLines.service_minutes,
      quantity: invoiceLines.quantity,
      unit_cents: invoiceLines.unit_cents,
      amount_cents: invoiceLines.amount_cents,
      item_code: invoiceLines.item_code,
    })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoice_id, invoiceId))
    .orderBy(asc(invoiceLines.position));
  return { ...invoice, lines };
}
