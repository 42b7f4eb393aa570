import type { ExpenseGroup, InvoiceGroup, ReportRows } from '@careloom/contract/resources/report-groups';
import { formatCount, formatDecimal } from '@careloom/shared/format';
import type { Column } from '@careloom/shared/list';
import { t } from './texts';
import { centsOf, less } from '../invoice/money';
import { partsByState } from './expense-words';
import { paidAndDue } from './invoice-words';
import { partsBar } from './parts-bar';
import { type Report, rowHead, rowName } from './row-words';

interface Named {
  name: string | null;
  worker: string | null;
}

const nameColumn = <Row extends Named>(rows: ReportRows, of: Report): Column<Row> => ({
  key: 'name',
  head: rowHead(rows, of),
  place: 'title',
  sort: 'name',
  cell: ({ name }) => rowName(rows, name),
  ...(rows === 'record' && { second: ({ worker }: Row) => worker }),
});

type AmountOf<Row> = { [Name in keyof Row]: Row[Name] extends string ? Name : never }[keyof Row] & string;

const amountColumn = <Row,>(name: AmountOf<Row>, head: string, more: Partial<Column<Row>> = {}): Column<Row> => ({
  key: name,
  head,
  sort: name,
  number: true,
  place: 'none',
  cell: (row) => formatDecimal(row[name] as string),
  ...more,
});

/** A row's work, what is payable for it, and how much of that is paid and due. @param most the largest payable amount on the page, in cents */
export const invoiceReportColumns = (rows: ReportRows, most: number): Column<InvoiceGroup>[] => [
  nameColumn(rows, 'invoice'),
  ...(rows === 'record'
    ? []
    : [
        {
          key: 'invoices',
          head: t('report.invoices'),
          sort: 'invoices',
          number: true,
          labelled: true,
          place: 'meta',
          cell: (row: InvoiceGroup) => formatCount(row.invoices),
        } as const,
      ]),
  amountColumn('hours_of_service', t('field.invoice.hours_of_service'), { drop: 1 }),
  amountColumn('cost_of_service', t('field.invoice.cost_of_service'), { drop: 2 }),
  amountColumn('expenses', t('invoice.expenses'), { drop: 1 }),
  amountColumn('shift_fees', t('field.invoice.shift_fees'), { drop: 1, cell: ({ shift_fees }) => formatDecimal(less(shift_fees)) }),
  amountColumn('gst', t('invoice.gst'), { drop: 1 }),
  amountColumn('payable_amount', t('field.invoice.payable_amount'), {
    place: 'aside',
    cell: ({ payable_amount }) => <b>{formatDecimal(payable_amount)}</b>,
  }),
  { key: 'bar', head: t('report.paid_and_due'), place: 'line', drop: 3, cell: (row) => partsBar(paidAndDue(row), most) },
  amountColumn('amount_due', t('field.invoice.amount_due'), { place: 'meta', labelled: true }),
];

/** A row's expenses by state. @param most the largest amount on the page, in cents */
export const expenseReportColumns = (rows: ReportRows, most: number): Column<ExpenseGroup>[] => [
  nameColumn(rows, 'expense'),
  ...(rows === 'record'
    ? []
    : [
        {
          key: 'expenses',
          head: t('report.expenses'),
          sort: 'expenses',
          number: true,
          labelled: true,
          place: 'meta',
          cell: (row: ExpenseGroup) => formatCount(row.expenses),
        } as const,
      ]),
  amountColumn('approved', t('option.expense_status.approved'), { drop: 1 }),
  amountColumn('pending', t('report.pending'), { drop: 2 }),
  amountColumn('rejected', t('option.expense_status.rejected'), { drop: 1 }),
  { key: 'bar', head: t('report.of_states'), place: 'line', drop: 3, cell: (row) => partsBar(partsByState(row), most) },
  amountColumn('amount', t('field.expense.amount'), { place: 'aside', cell: ({ amount }) => <b>{formatDecimal(amount)}</b> }),
];

/** The largest of some amounts, in cents. */
export const mostOf = (amounts: readonly string[]): number => Math.max(0, ...amounts.map(centsOf));

/** The columns with the totals of all records found in the footer. @param words describe the totals: "8 houses" */
export const withTotals = <Row,>(
  columns: readonly Column<Row>[],
  sums: Omit<Row, 'id' | 'name' | 'worker'>,
  words: string,
): Column<Row>[] =>
  columns.map((column) => ({ ...column, total: column.key === 'name' ? words : column.key === 'bar' ? '' : column.cell(sums as Row) }));
