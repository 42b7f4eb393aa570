import type { XeroBill } from '@careloom/contract/resources/xero-bills';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import type { Column } from '@careloom/shared/list';
import { State, Who } from '@careloom/shared/ui';
import { SYNC_STATES } from '../invoice/states';
import { t } from './bill-texts';
import { BILL_STATES } from './states';
import { detailLine, syncLine } from './sync-line';

const why = (bill: XeroBill) => [syncLine(bill), detailLine(bill)].filter(Boolean).join(' ') || null;

/** @param own whether the list has only the worker's own invoices; the worker's name is then omitted */
export const billColumns = (own: boolean): Column<XeroBill>[] => [
  {
    key: 'number',
    head: t('field.invoice.number'),
    place: 'title',
    sort: 'number',
    cell: ({ number, worker }) => <Who name={number} person={fullName(worker)} line={own ? undefined : fullName(worker)} />,
  },
  { key: 'date', head: t('field.invoice.date'), sort: 'date', number: true, drop: 1, cell: ({ date }) => formatDate(date) },
  {
    key: 'amount',
    head: t('field.invoice.payable_amount'),
    sort: 'amount',
    number: true,
    place: 'aside',
    labelled: true,
    cell: ({ amount }) => formatMoney(amount),
  },
  {
    key: 'due',
    head: t('field.invoice.amount_due'),
    sort: 'amount_due',
    number: true,
    place: 'none',
    drop: 2,
    cell: ({ amount_due }) => formatMoney(amount_due),
  },
  {
    key: 'status',
    head: t('xero.column.status'),
    sort: 'xero_status',
    cell: ({ xero_status }) => (xero_status ? <State of={BILL_STATES} value={xero_status} /> : '–'),
  },
  {
    key: 'sync',
    head: t('xero.column.sync'),
    sort: 'sync',
    place: 'tag',
    cell: ({ sync }) => <State of={SYNC_STATES} value={sync} />,
  },
  { key: 'why', head: t('stuck.why'), place: 'line', truncate: 'two-lines', cell: (row) => why(row) ?? '' },
];
