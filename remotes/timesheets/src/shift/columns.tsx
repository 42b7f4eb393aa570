import type { Shift } from '@careloom/contract/resources/shifts';
import { formatDate, formatMoney, formatTimes, fullName } from '@careloom/shared/format';
import type { Column } from '@careloom/shared/list';
import { State, Who } from '@careloom/shared/ui';
import { t } from './texts';
import { shiftKind } from './kind';
import { rateWord } from './labels';
import { SHIFT_STATES } from './states';

/** Columns for worker and house. */
const workerAndHouse = (): Column<Shift>[] => [
  {
    key: 'worker',
    head: t('field.shift.worker'),
    place: 'title',
    sort: 'worker',
    cell: ({ worker, name }) => (
      <Who name={worker ? fullName(worker) : t('records.unfilled')} line={name} picture={worker?.sm_profile_picture_url} />
    ),
  },
  {
    key: 'house',
    head: t('field.shift.house'),
    place: 'line',
    drop: 3,
    truncate: 'one-line',
    cell: ({ house }) => house.name,
  },
];

/** Column for the house and the name of the shift, for lists of the user's own shifts. */
const houseOnly = (): Column<Shift> => ({
  key: 'house',
  head: t('field.shift.house'),
  place: 'title',
  cell: ({ house, name }) => <Who name={house.name} line={name} place />,
});

/** Shown under the date once the columns for time and hours are hidden. */
const whenOf = ({ start_time, end_time, total_hour }: Shift) =>
  `${formatTimes(start_time, end_time)} · ${t('records.hours', { hours: total_hour })}`;

/** An optional column, hidden until the user selects it, for a further field of a shift. */
const further = (key: string, head: string, cell: Column<Shift>['cell'], more: Partial<Column<Shift>> = {}): Column<Shift> => ({
  key,
  head,
  cell,
  optional: true,
  labelled: true,
  ...more,
});

const furtherColumns = (): Column<Shift>[] => [
  further('job', t('field.shift.job'), ({ job }) => job.name, { truncate: 'one-line' }),
  further('rate_type', t('field.shift.rate_type'), ({ rate_type }) => rateWord(rate_type)),
  further('overnight', t('field.shift.overnight'), ({ is_overnight }) => t(is_overnight === 1 ? 'shift.yes' : 'shift.no')),
  further('fee', t('field.shift.fee'), ({ fee }) => formatMoney(fee), { number: true }),
  further(
    'timesheet_added',
    t('field.shift.timesheet_added_time'),
    ({ timesheet_added_at, time_zone }) => timesheet_added_at && formatDate(timesheet_added_at, 'displayTime', time_zone),
    { number: true },
  ),
  further('invoice', t('field.shift.invoice'), ({ invoice }) => invoice?.number),
  further('description', t('field.shift.description'), ({ description }) => description, { truncate: 'two-lines' }),
];

/** The columns of any list of shifts. `own`: all are the user's own. */
export const shiftColumns = (own: boolean): Column<Shift>[] => [
  ...(own ? [houseOnly()] : workerAndHouse()),
  {
    key: 'date',
    head: t('field.shift.date'),
    sort: 'date',
    number: true,
    cell: ({ date }) => formatDate(date),
    onceDropped: whenOf,
  },
  {
    key: 'time',
    head: t('field.shift.start_time'),
    number: true,
    drop: 2,
    cell: ({ start_time, end_time }) => formatTimes(start_time, end_time),
  },
  { key: 'kind', head: t('field.shift.type'), drop: 1, tag: true, cell: shiftKind },
  {
    key: 'hours',
    head: t('field.shift.total_hour'),
    number: true,
    drop: 2,
    cell: ({ total_hour }) => t('records.hours', { hours: total_hour }),
  },
  {
    key: 'cost',
    head: t('field.shift.total_cost'),
    sort: 'total_cost',
    number: true,
    place: 'aside',
    cell: ({ total_cost }) => formatMoney(total_cost),
  },
  {
    key: 'status',
    head: t('field.expense.status'),
    sort: 'status',
    place: 'tag',
    cell: ({ status }) => <State of={SHIFT_STATES} value={status} />,
  },
  ...furtherColumns(),
];
