import type { PayLevel } from '@careloom/contract/resources/pay-levels';
import { formatMoney } from '@careloom/shared/format';
import type { Column } from '@careloom/shared/list';
import { t } from './texts';

type Rate = 'saturday_rate' | 'sunday_rate' | 'holiday_rate' | 'sleep_over' | 'active_night';

const rate = (key: Rate, head: string, drop: 1 | 2 | 3): Column<PayLevel> => ({
  key,
  head,
  sort: key,
  number: true,
  drop,
  place: 'none',
  cell: (level) => formatMoney(level[key]),
});

/** Start, end and rate of the first band. */
export const payLevelColumns = (): Column<PayLevel>[] => [
  {
    key: 'name',
    head: t('field.pay_level.name'),
    place: 'title',
    sort: 'name',
    cell: ({ name }) => name,
    under: ({ timings }) => t('pay_level.bands', { count: timings.length }),
  },
  {
    key: 'start_time',
    head: t('field.pay_level.start_time'),
    sort: 'start_time',
    number: true,
    drop: 1,
    place: 'none',
    cell: (level) => level.start_time,
  },
  {
    key: 'end_time',
    head: t('field.pay_level.end_time'),
    sort: 'end_time',
    number: true,
    drop: 1,
    place: 'none',
    cell: (level) => level.end_time,
  },
  {
    key: 'pay_rate',
    head: t('field.pay_level.pay_rate_per_hour'),
    sort: 'pay_rate',
    number: true,
    labelled: true,
    cell: (level) => formatMoney(level.pay_rate),
  },
  rate('saturday_rate', t('field.pay_level.saturday_rate'), 3),
  rate('sunday_rate', t('field.pay_level.sunday_rate'), 3),
  rate('holiday_rate', t('field.pay_level.holiday_rate'), 3),
  rate('sleep_over', t('field.pay_level.sleep_over_fixed_rate'), 2),
  rate('active_night', t('field.pay_level.active_night'), 1),
];
