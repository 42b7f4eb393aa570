import type { Holiday } from '@careloom/contract/resources/holidays';
import { formatDate } from '@careloom/shared/format';
import type { Column } from '@careloom/shared/list';
import { State } from '@careloom/shared/ui';
import { t } from './texts';
import { regionName } from './region-names';
import { HOLIDAY_STATES } from './states';

export const holidayColumns = (): Column<Holiday>[] => [
  { key: 'name', head: t('field.holiday.name'), sort: 'name', place: 'title', cell: ({ name }) => name },
  { key: 'date', head: t('field.holiday.date'), sort: 'date', place: 'line', number: true, cell: ({ date }) => formatDate(date, 'long') },
  { key: 'state', head: t('field.house.state'), sort: 'state', cell: ({ state }) => state.name },
  {
    key: 'region',
    head: t('field.holiday.region'),
    sort: 'region',
    drop: 1,
    cell: ({ region }) => (region === null ? t('holiday.whole_state') : regionName(region)),
  },
  {
    key: 'starts_at',
    head: t('field.holiday.starts_at'),
    sort: 'starts_at',
    drop: 2,
    lead: ({ starts_at }) => (starts_at === null ? null : t('holiday.from')),
    number: true,
    cell: ({ starts_at }) => starts_at ?? t('holiday.all_day'),
  },
  {
    key: 'status',
    head: t('holiday.status'),
    place: 'tag',
    cell: ({ provisional }) => <State of={HOLIDAY_STATES} value={provisional === 1 ? 'provisional' : 'confirmed'} />,
  },
];
