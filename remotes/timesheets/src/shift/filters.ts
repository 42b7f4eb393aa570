import { SCHEDULED, SHIFT_STATUSES } from '@careloom/contract/resources/shifts';
import { t } from '../texts';
import type { Filter } from '@careloom/shared/list';
import { stateWord } from '@careloom/shared/ui';
import { SHIFT_STATES } from './states';
import type { ShiftView } from './view';

/** Filters by the statuses that a view can show, and by day. */
export const shiftFilters = (view?: ShiftView): Filter[] => [
  {
    kind: 'select',
    name: 'status',
    label: t('field.expense.status'),
    multiple: true,
    options: SHIFT_STATUSES.filter((status) => !view || SCHEDULED.includes(status) === (view === 'schedule')).map((value) => ({
      value,
      label: stateWord(SHIFT_STATES, value),
    })),
  },
  { kind: 'range', label: t('field.shift.date'), from: 'from', to: 'to' },
];
