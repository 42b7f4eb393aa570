import type { Page } from '@careloom/contract/envelope';
import type { MessageKey } from '@careloom/contract/messages/index';
import type { XeroBill, xeroBills as calls } from '@careloom/contract/resources/xero-bills';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { invoices } from '../../../platform/db/schema/invoices';
import { houses } from '../../../platform/db/schema/places';
import { xeroOutbox } from '../../../platform/db/schema/xero';
import type { Executor } from '../../../platform/db/transaction';
import type { Context } from '../../../platform/http/context';
import { text } from '../../../platform/http/text';
import { orderBy, type Sortable } from '../../../platform/list/order-by';
import { pageOf, total } from '../../../platform/list/page-of';
import { search } from '../../../platform/list/search';
import { money } from '../../../platform/serialize/values';
import { invoicesWithin } from '../../invoices/invoice-record';
import { payee } from '../../invoices/select-invoices';

/** The sync status of an invoice. A void one that never reached Xero has none. */
export const syncOf = sql<string>`case when ${invoices.status} = 'void' and ${invoices.sync} <> 'synced' then 'not_synced' else ${invoices.sync} end`;

const due = sql<number>`case when ${invoices.status} = 'void' then 0 else ${invoices.payable_cents} - ${invoices.paid_cents} end`;
const urgency = sql`case ${syncOf} when 'failed' then 0 when 'queued' then 1 when 'not_synced' then 2 else 3 end`;

const SORTABLE: Sortable = {
  number: invoices.number,
  worker: [payee.first_name, payee.last_name],
  date: invoices.date,
  amount: invoices.payable_cents,
  amount_due: due,
  xero_status: invoices.xero_status,
  sync: urgency,
};

/** A page of the user's invoices with their sync status; those that need action first. */
export const listSyncs = ({ services, user, query }: Context<typeof calls.list>): Promise<Page<XeroBill>> => {
  const where = and(
    invoicesWithin(user),
    query.sync === null ? undefined : inArray(syncOf, query.sync),
    query.invoice_id === null ? undefined : eq(invoices.id, query.invoice_id),
    search(query.search, [invoices.number, payee.first_name, payee.last_name]),
  );
  const order = orderBy(query, SORTABLE, [urgency, desc(invoices.date), desc(invoices.id)]);
  return pageOf(
    query,
    (limit, offset) =>
      selectSyncs(services.db)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    billOf,
  );
};

/** Invoices with their sync status, by invoice id. */
export async function readSyncs(executor: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, XeroBill>> {
  if (ids.length === 0) return new Map();
  const rows = await selectSyncs(executor).where(inArray(invoices.id, [...ids]));
  return new Map(rows.map((row) => [row.invoice.id, billOf(row)]));
}

const selectSyncs = (executor: Executor) =>
  executor
    .select({
      invoice: invoices,
      worker: { id: payee.id, first_name: payee.first_name, last_name: payee.last_name },
      outbox: xeroOutbox,
      sync: syncOf,
      due,
      total,
    })
    .from(invoices)
    .innerJoin(payee, eq(payee.id, invoices.worker_id))
    .leftJoin(houses, eq(houses.id, invoices.house_id))
    .leftJoin(xeroOutbox, eq(xeroOutbox.invoice_id, invoices.id));

type SyncRow = Awaited<ReturnType<typeof selectSyncs>>[number];

const billOf = ({ invoice, worker, outbox, sync, due: dueCents }: SyncRow): XeroBill => ({
  invoice_id: invoice.id,
  number: invoice.number,
  worker,
  date: invoice.date,
  amount: money(invoice.payable_cents),
  amount_due: money(Number(dueCents)),
  status: invoice.status,
  sync,
  xero_status: invoice.xero_status,
  accounting_invoice_id: invoice.accounting_invoice_id,
  reason: sync === 'failed' || sync === 'queued' ? reasonOf(outbox) : null,
  due_at: sync === 'queued' ? (outbox?.due_at?.toISOString() ?? null) : null,
  tried_at: outbox?.tried_at?.toISOString() ?? null,
});

const reasonOf = (outbox: { error: string | null; detail: string | null } | null): XeroBill['reason'] =>
  outbox?.error ? { code: outbox.error, text: text(outbox.error as MessageKey), detail: outbox.detail } : null;
