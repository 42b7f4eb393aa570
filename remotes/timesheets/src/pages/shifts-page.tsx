import { shifts } from '@careloom/contract/resources/shifts';
import { t } from '../texts';
import { defineList, ListPage } from '@careloom/shared/list';
import { useRouteParams } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { shiftColumns } from '../shift/columns';
import { shiftFilters, type ShiftView } from '../shift/filters';

const titleOf = (view: ShiftView) => t(view === 'log' ? 'menu.timesheet.shift_logs' : 'menu.timesheet.shift_schedule');

/** Worked shifts (`/log`) or planned ones (`/schedule`): both views share one path. */
export function ShiftsPage() {
  const view: ShiftView = useRouteParams('shiftType').shiftType === 'log' ? 'log' : 'schedule';
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
