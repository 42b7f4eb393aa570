import type { InvoiceDetail } from '@careloom/contract/resources/invoices';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { auditEntries } from '../../platform/db/schema/audit';
import { users } from '../../platform/db/schema/identity';
import { invoices } from '../../platform/db/schema/invoices';
import { states } from '../../platform/db/schema/states';
import type { Executor } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound } from '../../platform/http/errors';
import { historyOf } from './invoice-history';
import { invoicesWithin } from './invoice-record';
import { invoiceOf, selectInvoices } from './select-invoices';

/**
 * An invoice with the worker's ABN and address, and its history.
 * @param of limits the invoices (those of a job) @throws 404 for an unknown invoice and for one out of scope alike
 */
export async function getInvoice(executor: Executor, user: CurrentUser, id: number, of?: SQL): Promise<InvoiceDetail> {
  const [row] = await selectInvoices(executor).where(and(eq(invoices.id, id), of, invoicesWithin(user)));
  if (!row) throw notFound();
  const payee = await payeeOf(executor, row.invoice.worker_id);
  return { ...invoiceOf(row), payee, history: historyOf(row, await changesOf(executor, id)) };
}

async function payeeOf(executor: Executor, workerId: number): Promise<InvoiceDetail['payee']> {
  const [worker] = await executor
    .select({
      abn: users.abn,
      address: users.address,
      suburb: users.suburb,
      post_code: users.post_code,
      state: { id: states.id, name: states.code },
    })
    .from(users)
    .leftJoin(states, eq(states.id, users.state_id))
    .where(eq(users.id, workerId));
  if (!worker) throw notFound();
  const { abn, ...location } = worker;
  return { abn, location };
}

const changesOf = (executor: Executor, id: number) =>
  executor
    .select({
      at: auditEntries.created_at,
      before: auditEntries.before,
      after: auditEntries.after,
      by: { id: users.id, first_name: users.first_name, last_name: users.last_name },
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actor_id))
    .where(and(eq(auditEntries.record, 'invoices'), eq(auditEntries.record_id, String(id)), eq(auditEntries.action, 'update')))
    .orderBy(asc(auditEntries.id));
