import { STATES } from '@careloom/contract/states';
import type { Filter } from '@careloom/shared/list';
import { t } from './texts';

/** The selectable years: those with listed and those with computed holidays (docs/holidays.md). */
const YEARS = Array.from({ length: 11 }, (_, at) => String(2026 + at));

export const holidayFilters = (): Filter[] => [
  {
    kind: 'select',
    name: 'state_id',
    label: t('field.house.state'),
    options: STATES.map(({ id, code }) => ({ value: String(id), label: code })),
  },
  { kind: 'select', name: 'year', label: t('holiday.year'), options: YEARS.map((value) => ({ value, label: value })) },
];
