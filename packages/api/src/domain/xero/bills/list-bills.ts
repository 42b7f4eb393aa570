import type { Page } from '@careloom/contract/envelope';
import type { XeroInvoice, xeroInvoices as calls } from '@careloom/contract/resources/xero-invoices';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { invoices } from '../../../platform/db/schema/invoices';
import type { Context } from '../../../platform/http/context';
import { orderBy, type Sortable } from '../../../platform/list/order-by';
import { pageOf } from '../../../platform/list/page-of';
import { search } from '../../../platform/list/search';
import { answering } from '../client/answer-failure';
import { type Booked, bookedOf } from './booked';
import { inXero, type XeroSession } from '../client/in-xero';
import { invoicesWithin } from '../../invoices/invoice-record';
import { payee, selectInvoices } from '../../invoices/select-invoices';
import { billOf } from './read-bill';

const SORTABLE: Sortable = {
  number: invoices.number,
  contact: [payee.first_name, payee.last_name],
  date: invoices.date,
  amount: invoices.payable_cents,
  amount_due: sql`(${invoices.payable_cents} - ${invoices.paid_cents})`,
  status: invoices.xero_status,
};

/**
 * A page of the user's invoices that are in Xero. The selection is made here, so that nobody sees the organisation's other bills; the
 * figures are Xero's current ones.
 */
export const listBills = ({ services, user, query, reply }: Context<typeof calls.list>): Promise<Page<XeroInvoice>> =>
  answering(reply, async () => {
    const where = and(
      isNotNull(invoices.accounting_invoice_id),
      invoicesWithin(user),
      query.status === null ? undefined : eq(invoices.xero_status, query.status.toUpperCase()),
      search(query.search, [invoices.number, payee.first_name, payee.last_name]),
    );
    const order = orderBy(query, SORTABLE, [desc(invoices.date), desc(invoices.id)]);
    const page = await pageOf(
      query,
      (limit, offset) =>
        selectInvoices(services.db)
          .where(where)
          .orderBy(...order)
          .limit(limit)
          .offset(offset),
      (row) => row,
    );
    const ids = page.items.flatMap(({ invoice }) => invoice.accounting_invoice_id ?? []);
    const booked = await inXero(services, (session) => fetchAll(session, ids));
    return { ...page, items: page.items.map((row) => billOf(row, booked.get(row.invoice.accounting_invoice_id ?? ''))) };
  });

/** One call per page, whose size the contract limits. */
async function fetchAll({ api, tenantId }: XeroSession, ids: string[]): Promise<Map<string, Booked>> {
  if (ids.length === 0) return new Map();
  const { body } = await api.getInvoices(tenantId, undefined, undefined, undefined, ids);
  return new Map((body.invoices ?? []).map(bookedOf).map((bill) => [bill.id, bill]));
}
