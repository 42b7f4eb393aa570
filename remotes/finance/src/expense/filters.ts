import { EXPENSE_STATUSES } from '@careloom/contract/resources/expenses';
import { t } from '../texts';
import type { Filter } from '@careloom/shared/list';
import { stateWord } from '@careloom/shared/ui';
import { EXPENSE_STATES } from './states';

export const expenseFilters = (): Filter[] => [
  {
    kind: 'select',
    name: 'status',
    label: t('field.expense.status'),
    multiple: true,
    options: EXPENSE_STATUSES.map((value) => ({ value, label: stateWord(EXPENSE_STATES, value) })),
  },
  { kind: 'range', label: t('field.expense.date'), from: 'from', to: 'to' },
];
