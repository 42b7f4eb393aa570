import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { invoices } from '../../db/schema/invoices';
import { notFound } from '../../http/errors';
import type { Services } from '../../services';
import { invoicesWithin } from '../invoices/invoice-scope';
import { type InvoiceRow, selectInvoices } from '../invoices/select-invoices';

/** The invoice of a bill. @param accountingId the bill's id at Xero @throws 404 alike for an unknown one and one out of reach */
export async function findBill({ db }: Services, user: CurrentUser, accountingId: string): Promise<InvoiceRow> {
  const [row] = await selectInvoices(db).where(and(eq(invoices.accounting_invoice_id, accountingId), invoicesWithin(user)));
  if (!row) throw notFound();
  return row;
}
