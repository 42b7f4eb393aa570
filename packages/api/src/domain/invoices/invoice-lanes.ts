import { INVOICE_LANES } from '@careloom/contract/resources/invoices';
import type { InvoiceLane, invoiceLanes as calls, PayableInvoice } from '@careloom/contract/resources/invoice-lanes';
import { MOST_PAID_AT_ONCE } from '@careloom/contract/resources/payment-runs';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { invoices } from '../../platform/db/schema/invoices';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import type { Executor } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { money } from '../../platform/serialize/values';
import { invoicesFound } from './list-invoices';
import { daysOverdue, overdue, payable } from './overdue';
import { payee } from './select-invoices';

/** A float, because the driver does not read large sums as numbers otherwise; exact up to 2^53. */
const sumOf = (cents: SQL): SQL<number> => sql<number>`coalesce(sum(${cents}), 0)::float8`;
const due = sql`case when ${invoices.status} = 'void' then 0 else ${invoices.payable_cents} - ${invoices.paid_cents} end`;

const sums = (now: Date) => ({
  count: sql<number>`count(*)::int`,
  payable: sumOf(sql`${invoices.payable_cents}`),
  due: sumOf(due),
  oldest: sql<number | null>`max(case when ${overdue(now)} then ${daysOverdue(now)} end)::int`,
});

/** Counts and sums of a user's invoices by state, and of the overdue ones, in two statements. */
export async function listLanes({ services, user, query }: Context<typeof calls.lanes>): Promise<{ lanes: InvoiceLane[] }> {
  const { db, clock } = services;
  const now = clock.now();
  const found = invoicesFound(user, { ...query, status: null }, now);
  const byState = await joined(db, { status: sql<string>`${invoices.status}`, ...sums(now) }, found).groupBy(invoices.status);
  const late = await joined(db, { status: sql<string>`'overdue'`, ...sums(now) }, and(found, overdue(now)));
  const rows = new Map([...byState, ...late].map((row) => [row.status, row]));
  return { lanes: INVOICE_LANES.map((status) => laneOf(status, rows.get(status))) };
}

type Sums = { count: number; payable: number; due: number; oldest: number | null };

const laneOf = (status: string, row: Sums = { count: 0, payable: 0, due: 0, oldest: null }): InvoiceLane => ({
  status,
  count: row.count,
  payable: money(row.payable),
  due: money(row.due),
  oldest_days: row.oldest,
});

/** The payable invoices of a list, oldest first, with the number and sum of all. */
export async function listPayable({ services, user, query }: Context<typeof calls.payable>) {
  const { db, clock } = services;
  const now = clock.now();
  const found = and(invoicesFound(user, query, now), payable);
  const person = { id: payee.id, first_name: payee.first_name, last_name: payee.last_name };
  const rows = await joined(db, { id: invoices.id, number: invoices.number, due: sql<number>`(${due})::float8`, worker: person }, found)
    .orderBy(asc(invoices.date), asc(invoices.id))
    .limit(MOST_PAID_AT_ONCE);
  const [all] = await joined(db, sums(now), found);
  const list: PayableInvoice[] = rows.map((row) => ({ ...row, due: money(row.due) }));
  return { invoices: list, count: all?.count ?? 0, due: money(all?.due ?? 0) };
}

const joined = <Fields extends Parameters<Executor['select']>[0]>(db: Executor, fields: Fields & object, where: SQL | undefined) =>
  db
    .select(fields)
    .from(invoices)
    .innerJoin(payee, eq(payee.id, invoices.worker_id))
    .leftJoin(jobs, eq(jobs.id, invoices.job_id))
    .leftJoin(houses, eq(houses.id, invoices.house_id))
    .where(where);
