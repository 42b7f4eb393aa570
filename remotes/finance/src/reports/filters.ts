import { EXPENSE_STATUSES } from '@careloom/contract/resources/expenses';
import { INVOICE_LANES } from '@careloom/contract/resources/invoices';
import { options } from '@careloom/contract/resources/options';
import { fullName } from '@careloom/shared/format';
import type { Filter, SelectFilter } from '@careloom/shared/list';
import { useCall } from '@careloom/shared/query';
import { stateWord } from '@careloom/shared/ui';
import { EXPENSE_STATES } from '../expense/states';
import { LANES } from '../invoice/states';
import { t } from '../texts';
import type { Report } from './row-words';

/** Filters by days, house, worker and state. Void invoices are in no sum, so their state is not offered. */
export function useReportFilters(of: Report): Filter[] {
  const { data: houses = [] } = useCall(options.houses, {});
  const { data: workers = [] } = useCall(options.workers, {});
  const states =
    of === 'invoice'
      ? INVOICE_LANES.filter((lane) => lane !== 'void').map((value) => ({ value, label: stateWord(LANES, value) }))
      : EXPENSE_STATUSES.map((value) => ({ value, label: stateWord(EXPENSE_STATES, value) }));
  const ofHouses = houses.map(({ id, name }) => ({ value: String(id), label: name }));
  const ofWorkers = workers.map((worker) => ({ value: String(worker.id), label: fullName(worker) }));
  const choices: SelectFilter[] = [
    { kind: 'select', name: 'house_id', label: t('field.expense.house'), options: ofHouses },
    { kind: 'select', name: 'worker_id', label: t('field.invoice.worker'), options: ofWorkers },
    { kind: 'select', name: 'status', label: t('field.invoice.status'), multiple: true, options: states },
  ];
  return [
    { kind: 'range', label: t('field.invoice.date'), from: 'from', to: 'to' },
    ...choices.filter((filter) => filter.options.length > 0),
  ];
}
