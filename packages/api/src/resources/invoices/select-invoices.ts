import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../db/schema/identity';
import { jobs } from '../../db/schema/jobs';
import { invoices } from '../../db/schema/invoices';
import { invoiceLines } from '../../db/schema/money';
import { houses } from '../../db/schema/places';
import type { Executor } from '../../db/transaction';
import { listOfRows } from '../../list/aggregate';
import { total } from '../../list/page-of';

export const payee = alias(users, 'payee');
const maker = alias(users, 'maker');
const payer = alias(users, 'payer');

interface LineRow {
  description: string;
  service_minutes: number | null;
  quantity: number;
  unit_cents: number;
  amount_cents: number;
  item_code: string | null;
}

const lines = listOfRows<LineRow>(sql`
  select ${invoiceLines.description}, ${invoiceLines.service_minutes}, ${invoiceLines.quantity}, ${invoiceLines.unit_cents},
    ${invoiceLines.amount_cents}, ${invoiceLines.item_code}
  from ${invoiceLines} where ${invoiceLines.invoice_id} = ${invoices.id} order by ${invoiceLines.position}`);

/** Invoices with their lines, one row each, in one statement. */
export const selectInvoices = (executor: Executor) =>
  executor
    .select({
      invoice: invoices,
      worker: { id: payee.id, first_name: payee.first_name, last_name: payee.last_name },
      by: { id: maker.id, first_name: maker.first_name, last_name: maker.last_name },
      paid_by: { id: payer.id, first_name: payer.first_name, last_name: payer.last_name },
      job: { id: jobs.id, name: jobs.name },
      house: { id: houses.id, name: houses.name },
      lines,
      total,
    })
    .from(invoices)
    .innerJoin(payee, eq(payee.id, invoices.worker_id))
    .innerJoin(maker, eq(maker.id, invoices.generated_by_id))
    .leftJoin(payer, eq(payer.id, invoices.paid_by_id))
    .leftJoin(jobs, eq(jobs.id, invoices.job_id))
    .leftJoin(houses, eq(houses.id, invoices.house_id));

export type InvoiceRow = Awaited<ReturnType<typeof selectInvoices>>[number];
