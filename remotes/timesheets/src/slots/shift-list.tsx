import { shifts } from '@careloom/contract/resources/shifts';
import { t } from '../shift/words';
import { DataList, defineList } from '@careloom/shared/list';
import { useCan } from '@careloom/shared/session';
import type { SlotProps } from '@careloom/shared/slots';
import { shiftColumns } from '../shift/columns';
import { shiftFilters } from '../shift/filters';

/** Shifts of a job, a worker or a house. */
export function Fill({ jobId, workerId, houseId }: SlotProps<'shift-list'>) {
  const own = useCan('worker-dashboard');
  const definition = defineList({
    call: shifts.list,
    input: {
      ...(jobId !== undefined && { job_id: jobId }),
      ...(workerId !== undefined && { worker_id: workerId }),
      ...(houseId !== undefined && { house_id: houseId }),
    },
    caption: t('menu.timesheet.shift_logs'),
    noun: { one: t('records.noun_shift'), many: t('records.noun_shifts') },
    columns: shiftColumns(own),
    keyOf: ({ id }) => id,
    nameOf: ({ name, date }) => `${name} ${date}`,
    filters: shiftFilters(),
  });
  return <DataList definition={definition} dense />;
}
