import { EXPENSE_STATUSES } from '@careloom/contract/resources/expenses';
import { options } from '@careloom/contract/resources/options';
import { fullName } from '@careloom/shared/format';
import type { Filter } from '@careloom/shared/list';
import { useCall } from '@careloom/shared/query';
import { stateWord } from '@careloom/shared/ui';
import { t } from '../texts';
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

/** Users who see more than their own expenses can also filter by house and worker. */
export function useExpenseFilters(own: boolean): Filter[] {
  const { data: houses = [] } = useCall(options.houses, {}, { enabled: !own });
  const { data: workers = [] } = useCall(options.workers, {}, { enabled: !own });
  const [status, date] = expenseFilters();
  const of = (name: string, label: string, choices: readonly { value: string; label: string }[]): Filter[] =>
    choices.length > 0 ? [{ kind: 'select', name, label, options: choices }] : [];
  return [
    ...(status ? [status] : []),
    ...of(
      'house_id',
      t('field.expense.house'),
      houses.map(({ id, name }) => ({ value: String(id), label: name })),
    ),
    ...of(
      'worker_id',
      t('field.expense.worker'),
      workers.map((worker) => ({ value: String(worker.id), label: fullName(worker) })),
    ),
    ...(date ? [date] : []),
  ];
}
