import { INVOICE_STATUSES } from '@careloom/contract/resources/invoices';
import { t } from '../texts';
import type { Filter } from '@careloom/shared/list';
import { stateWord } from '@careloom/shared/ui';
import { INVOICE_STATES } from './states';

export const invoiceFilters = (): Filter[] => [
  {
    kind: 'select',
    name: 'status',
    label: t('field.invoice.status'),
    multiple: true,
    options: INVOICE_STATUSES.map((value) => ({ value, label: stateWord(INVOICE_STATES, value) })),
  },
  { kind: 'range', label: t('field.invoice.date'), from: 'from', to: 'to' },
];
