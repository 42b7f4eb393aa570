import { eq, inArray } from 'drizzle-orm';
import { invoices } from '../../platform/db/schema/invoices';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { text } from '../../platform/http/text';
import { inParts } from '../../platform/list/in-parts';
import type { Viewer } from '../../platform/scope/by-role';
import type { Services } from '../../platform/services';
import { nameOf } from '../../platform/serialize/person';
import { invoiceOf, type InvoiceRow, payee, selectInvoices } from '../invoices/select-invoices';
import { invoicesFound, invoicesOrder, type InvoicesQuery } from '../invoices/list-invoices';
import { type Column, inWords, type ReportTable } from '../../platform/pdf/report-table';
import { refuseLong, SOUGHT_ROWS } from './report-limit';
import { invoiceSums } from './totals';

const COLUMNS: readonly Column[] = [
  { name: text('field.invoice.number'), share: 10 },
  { name: text('field.invoice.date'), share: 7 },
  { name: text('field.invoice.worker'), share: 15 },
  { name: text('records.house'), share: 15 },
  { name: text('field.invoice.duration'), share: 17 },
  { name: text('field.invoice.hours_of_service'), share: 9, numeric: true },
  { name: text('field.invoice.status'), share: 10 },
  { name: text('field.invoice.payable_amount'), share: 9, numeric: true },
  { name: text('field.invoice.paid_amount'), share: 8, numeric: true },
  { name: text('field.invoice.amount_due'), share: 8, numeric: true },
];

function cellsOf(row: InvoiceRow): string[] {
  const { number, date, worker, house, duration, hours_of_service, status, payable_amount, paid_amount, amount_due } = invoiceOf(row);
  const place = [number, date, nameOf(worker), house?.name ?? '', duration, hours_of_service, inWords(status)];
  return [...place, payable_amount, paid_amount, amount_due];
}

/** All of a user's invoices that match the query, in its order. @throws 422 for too many */
export async function invoiceTable({ db, clock }: Services, user: Viewer, query: InvoicesQuery): Promise<ReportTable> {
  const where = invoicesFound(user, query, clock.now());
  const found = await db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(payee, eq(payee.id, invoices.worker_id))
    .leftJoin(jobs, eq(jobs.id, invoices.job_id))
    .leftJoin(houses, eq(houses.id, invoices.house_id))
    .where(where)
    .orderBy(...invoicesOrder(query))
    .limit(SOUGHT_ROWS);
  refuseLong(found);
  const rows = await inParts(
    found.map(({ id }) => id),
    (part) => selectInvoices(db).where(inArray(invoices.id, part)),
    ({ invoice }) => invoice.id,
  );
  const { amount, paid, due } = await invoiceSums(db, where);
  return {
    title: text('menu.reports.invoices_report'),
    columns: COLUMNS,
    rows: rows.map(cellsOf),
    totals: [
      [text('field.invoice.payable_amount'), amount],
      [text('field.invoice.paid_amount'), paid],
      [text('field.invoice.amount_due'), due],
    ],
  };
}
