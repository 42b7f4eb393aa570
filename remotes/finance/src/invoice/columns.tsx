import type { Invoice } from '@careloom/contract/resources/invoices';
import { formatDate, formatMoney, fullName, today } from '@careloom/shared/format';
import { t } from './texts';
import type { Column } from '@careloom/shared/list';
import { State, Who } from '@careloom/shared/ui';
import type { RecordScope } from '../records';
import { daysOverdue } from './overdue';
import { INVOICE_STATES } from './states';

const about = ({ worker, job }: Invoice, { ofJob }: RecordScope) => (ofJob ? fullName(worker) : job?.name);

/** The due date of an invoice and for how long it is overdue; empty for a paid or void one. */
function dueOf(row: Invoice, on: string): string | null {
  if (!row.due_date || row.status === 'paid' || row.status === 'void') return null;
  const late = daysOverdue(row, on);
  return late > 0 ? t('invoice.overdue', { count: late }) : t('invoice.due_by', { day: formatDate(row.due_date) });
}

const workerColumn = (): Column<Invoice> => ({
  key: 'worker',
  head: t('field.invoice.worker'),
  place: 'line',
  sort: 'worker',
  cell: ({ worker }) => fullName(worker),
});

/** @param on the current day, read once: computing it in a time zone is slow, and every row would do it */
export const invoiceColumns = (scope: RecordScope, on: string = today()): Column<Invoice>[] => [
  {
    key: 'number',
    head: t('field.invoice.number'),
    place: 'title',
    sort: 'number',
    cell: (row) => (
      <Who name={row.number} person={fullName(row.worker)} picture={row.worker.sm_profile_picture_url} line={about(row, scope)} />
    ),
  },
  ...(scope.own || scope.ofJob ? [] : [workerColumn()]),
  { key: 'date', head: t('field.invoice.date'), sort: 'date', number: true, cell: ({ date }) => formatDate(date) },
  {
    key: 'hours',
    head: t('field.invoice.hours_of_service'),
    number: true,
    drop: 1,
    cell: (row) => t('records.hours', { hours: row.hours_of_service }),
  },
  {
    key: 'payable',
    head: t('field.invoice.payable_amount'),
    number: true,
    place: 'none',
    drop: 2,
    cell: ({ payable_amount }) => formatMoney(payable_amount),
  },
  {
    key: 'due',
    head: t('field.invoice.amount_due'),
    sort: 'amount_due',
    number: true,
    place: 'aside',
    labelled: true,
    cell: ({ amount_due }) => formatMoney(amount_due),
    second: (row) => dueOf(row, on),
  },
  {
    key: 'status',
    head: t('field.invoice.status'),
    sort: 'status',
    place: 'tag',
    cell: (row) => <State of={INVOICE_STATES} value={row.status} />,
  },
];
