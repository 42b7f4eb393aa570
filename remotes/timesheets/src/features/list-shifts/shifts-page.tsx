import { shifts } from '@careloom/contract/resources/shifts';
import { t } from '@careloom/shared/i18n';
import { defineList, ListPage } from '@careloom/shared/list';
import { useCan } from '@careloom/shared/session';
import { shiftColumns } from '../../shift/shift-columns';
import { shiftFilters, type ShiftView } from '../../shift/shift-filters';

const titleOf = (view: ShiftView) => t(view === 'log' ? 'menu.timesheet.shift_logs' : 'menu.timesheet.shift_schedule');

function ShiftsPage({ view }: { view: ShiftView }) {
  const own = useCan('worker-dashboard');
  const definition = defineList({
    call: shifts.list,
    input: { shift_type: view },
    caption: titleOf(view),
    noun: { one: t('records.noun_shift'), many: t('records.noun_shifts') },
    columns: shiftColumns(own),
    keyOf: ({ id }) => id,
    nameOf: ({ name, date }) => `${name} ${date}`,
    filters: shiftFilters(view),
    sort: { by: 'date', dir: 'desc' },
  });
  return <ListPage title={titleOf(view)} definition={definition} />;
}

/** What was worked. */
export const ShiftLogsPage = () => <ShiftsPage view="log" />;

/** What is planned. */
export const ShiftSchedulePage = () => <ShiftsPage view="schedule" />;
