import { INVOICE_LANES, INVOICE_STATUSES } from '@careloom/contract/resources/invoices';
import { t } from '../texts';
import type { Filter } from '@careloom/shared/list';
import { stateWord } from '@careloom/shared/ui';
import { LANES } from './states';

/** @param isEarlier whether the server is an earlier version without overdue invoices */
export const invoiceFilters = (isEarlier = false): Filter[] => [
  {
    kind: 'select',
    name: 'status',
    label: t('field.invoice.status'),
    multiple: true,
    options: (isEarlier ? INVOICE_STATUSES : INVOICE_LANES).map((value) => ({ value, label: stateWord(LANES, value) })),
  },
  { kind: 'range', label: t('field.invoice.date'), from: 'from', to: 'to' },
];
