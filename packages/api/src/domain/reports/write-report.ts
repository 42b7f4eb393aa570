import { reports } from '@careloom/contract/resources/reports';
import { renderTable } from '../../platform/pdf/render-pdf';
import type { ReportTable } from '../../platform/pdf/report-table';
import type { Viewer } from '../../platform/scope/by-role';
import type { Services } from '../../platform/services';
import { expensesFound } from '../expenses/list-expenses';
import { today } from '../organisation/today';
import { expenseTable } from './expense-table';
import type { Exporter } from './find-exporter';
import { expenseSums } from './group-expenses';
import { invoicesInForce, invoiceTotals } from './group-invoices';
import { invoiceTable } from './invoice-table';
import type { ReportOf } from './send-report';

/** Filters by name, as in a query or a body. */
export type Filters = Readonly<Record<string, unknown>>;

/** The rows of a report. @throws 422 for too many */
export const tableOf = (services: Services, user: Viewer, kind: ReportOf['kind'], filters: Filters): Promise<ReportTable> =>
  kind === 'expense'
    ? expenseTable(services, user, reports.exportExpenses.query.parse(filters))
    : invoiceTable(services, user, reports.exportInvoices.query.parse(filters));

/** The number of rows that a report would have. */
export async function rowsOf({ db, clock }: Services, user: Viewer, kind: ReportOf['kind'], filters: Filters): Promise<number> {
  if (kind === 'expense') return (await expenseSums(db, expensesFound(user, reports.exportExpenses.query.parse(filters)))).expenses;
  return (await invoiceTotals(db, invoicesInForce(user, reports.exportInvoices.query.parse(filters), clock.now()))).invoices;
}

/** The bytes of a report for a person. @param onRows receives the number of rows rendered in a PDF */
export async function writeReport(
  services: Services,
  user: Exporter,
  { table, format }: { table: ReportTable; format: ReportOf['format'] },
  onRows?: (rows: number) => void,
): Promise<Buffer> {
  const subtitle = `${await today(services.db, services.clock.now())}, ${user.firstName} ${user.lastName}`;
  return renderTable({ table, format, subtitle }, onRows);
}
