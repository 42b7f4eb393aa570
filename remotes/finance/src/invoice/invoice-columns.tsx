import type { Invoice } from '@careloom/contract/resources/invoices';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { t } from '@careloom/shared/i18n';
import type { Column } from '@careloom/shared/list';
import { Who } from '@careloom/shared/ui';
import { InvoiceTag } from './invoice-tag';

/** What a list of invoices shows, wherever it stands. */
export const invoiceColumns = (): Column<Invoice>[] => [
  {
    key: 'number',
    head: t('field.invoice.number'),
    place: 'title',
    sort: 'number',
    cell: ({ number, worker, job }) => <Who name={number} person={fullName(worker)} line={job?.name} />,
  },
  { key: 'worker', head: t('field.invoice.worker'), place: 'line', sort: 'worker', cell: ({ worker }) => fullName(worker) },
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
    drop: 2,
    cell: ({ payable_amount }) => formatMoney(payable_amount),
  },
  {
    key: 'due',
    head: t('field.invoice.amount_due'),
    sort: 'amount_due',
    number: true,
    place: 'aside',
    cell: ({ amount_due }) => formatMoney(amount_due),
  },
  { key: 'status', head: t('field.invoice.status'), sort: 'status', place: 'tag', cell: (row) => <InvoiceTag invoice={row} /> },
];
