import { text } from '../../http/text';
import type { Viewer } from '../../scope/by-role';
import type { Services } from '../../services';
import { nameOf } from '../../wire/person';
import { invoiceOf } from '../invoices/invoice-on-the-wire';
import { invoicesFound, invoicesOrder, type InvoicesQuery } from '../invoices/list-invoices';
import { type InvoiceRow, selectInvoices } from '../invoices/select-invoices';
import { type Column, inWords, type ReportTable } from '../../pdf/report-table';
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

/** All the invoices that a user's query finds, in its order. */
export async function invoiceTable({ db }: Services, user: Viewer, query: InvoicesQuery): Promise<ReportTable> {
  const where = invoicesFound(user, query);
  const rows = await selectInvoices(db)
    .where(where)
    .orderBy(...invoicesOrder(query));
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
