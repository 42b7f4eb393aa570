import type { Invoice } from '@careloom/contract/resources/invoices';
import { and, eq, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { invoices } from '../../db/schema/invoices';
import type { Executor } from '../../db/transaction';
import { notFound } from '../../http/errors';
import { invoiceOf } from './invoice-on-the-wire';
import { invoicesWithin } from './invoice-scope';
import { selectInvoices } from './select-invoices';

/** @param of which invoices are meant (those of a job) @throws 404 alike for an unknown invoice and one out of reach */
export async function getInvoice(executor: Executor, user: CurrentUser, id: number, of?: SQL): Promise<Invoice> {
  const [row] = await selectInvoices(executor).where(and(eq(invoices.id, id), of, invoicesWithin(user)));
  if (!row) throw notFound();
  return invoiceOf(row);
}
