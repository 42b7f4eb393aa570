import { inArray } from 'drizzle-orm';
import { invoices } from '../../platform/db/schema/invoices';
import { text } from '../../platform/http/text';
import { inParts } from '../../platform/list/in-parts';
import type { Viewer } from '../../platform/scope/by-role';
import type { Services } from '../../platform/services';
import { nameOf } from '../../platform/serialize/person';
import { invoiceOf, type InvoiceRow, selectInvoices } from '../invoices/select-invoices';
import { invoicesOrder, type InvoicesQuery } from '../invoices/list-invoices';
import { type Column, inWords, type ReportTable } from '../../platform/pdf/report-table';
import { joinInvoices } from './joined';
import { refuseLong, SOUGHT_ROWS } from './report-limit';
import { invoicesInForce, invoiceTotals } from './group-invoices';

/** The amounts are in the order in which they add up to the amount due. */
const COLUMNS: readonly Column[] = [
  { name: text('field.invoice.number'), share: 8 },
  { name: text('field.invoice.date'), share: 8 },
  { name: text('field.invoice.worker'), share: 11 },
  { name: text('records.house'), share: 11 },
  { name: text('field.invoice.duration'), share: 10 },
  { name: text('field.invoice.hours_of_service'), share: 7, numeric: true },
  { name: text('field.invoice.status'), share: 8 },
  { name: text('field.invoice.cost_of_service'), share: 8, numeric: true },
  { name: text('menu.expenses'), share: 8, numeric: true },
  { name: text('field.invoice.sub_total'), share: 8, numeric: true },
  { name: text('field.invoice.shift_fees'), share: 7, numeric: true },
  { name: text('file.gst'), share: 7, numeric: true },
  { name: text('field.invoice.payable_amount'), share: 8, numeric: true },
  { name: text('field.invoice.paid_amount'), share: 8, numeric: true },
  { name: text('field.invoice.amount_due'), share: 8, numeric: true },
];

function cellsOf(row: InvoiceRow): string[] {
  const { number, date, worker, house, duration, hours_of_service, status, cost_of_service, expenses, ...amounts } = invoiceOf(row);
  const { sub_total, shift_fees, gst, payable_amount, paid_amount, amount_due } = amounts;
  const place = [number, date, nameOf(worker), house?.name ?? '', duration, hours_of_service, inWords(status)];
  return [...place, cost_of_service, expenses ?? '', sub_total, shift_fees, gst, payable_amount, paid_amount, amount_due];
}

/** All of a user's non-void invoices that match the query, in its order, so that the rows add up to the totals. @throws 422 for too many */
export async function invoiceTable({ db, clock }: Services, user: Viewer, query: InvoicesQuery): Promise<ReportTable> {
  const where = invoicesInForce(user, query, clock.now());
  const found = await joinInvoices(db.select({ id: invoices.id }).from(invoices).$dynamic())
    .where(where)
    .orderBy(...invoicesOrder(query))
    .limit(SOUGHT_ROWS);
  refuseLong(found.length);
  const rows = await inParts(
    found.map(({ id }) => id),
    (part) => selectInvoices(db).where(inArray(invoices.id, part)),
    ({ invoice }) => invoice.id,
  );
  const sums = await invoiceTotals(db, where);
  return {
    title: text('menu.reports.invoices_report'),
    columns: COLUMNS,
    rows: rows.map(cellsOf),
    totals: [
      [text('field.invoice.cost_of_service'), sums.cost_of_service],
      [text('menu.expenses'), sums.expenses],
      [text('field.invoice.sub_total'), sums.sub_total],
      [text('field.invoice.shift_fees'), less(sums.shift_fees)],
      [text('file.gst'), sums.gst],
      [text('field.invoice.payable_amount'), sums.payable_amount],
      [text('field.invoice.less_amount_paid'), less(sums.paid_amount)],
      [text('field.invoice.amount_due'), sums.amount_due],
    ],
  };
}

/** An amount that is subtracted. */
const less = (amount: string): string => (amount === '0.00' ? amount : `-${amount}`);
