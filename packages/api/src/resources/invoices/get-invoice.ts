import type { Invoice } from '@careloom/contract/resources/invoices';
import { and, eq, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { invoices } from '../../db/schema/invoices';
import { notFound } from '../../http/errors';
import type { Services } from '../../services';
import { invoiceOf } from './invoice-on-the-wire';
import { invoicesWithin } from './invoice-scope';
import { selectInvoices } from './select-invoices';

/** @param of which invoices are meant (those of a job) @throws 404 alike for an unknown invoice and one out of reach */
export async function getInvoice({ db }: Services, user: CurrentUser, id: number, of?: SQL): Promise<Invoice> {
  const [row] = await selectInvoices(db).where(and(eq(invoices.id, id), of, invoicesWithin(user)));
  if (!row) throw notFound();
  return invoiceOf(row);
}
