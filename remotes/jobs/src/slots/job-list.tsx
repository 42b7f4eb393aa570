import type { Job } from '@careloom/contract/resources/jobs';
import { t } from '../job/texts';
import { DataList, defineList } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import type { SlotProps } from '@careloom/shared/slots';
import { jobColumns } from '../job/columns';
import { startFilter, statusFilter, typeFilter } from '../job/filters';
import { useJobArea } from '../job/area';

/** Jobs of a house or a worker, in a tab of another remote. */
export function Fill({ houseId, workerId }: SlotProps<'job-list'>) {
  const { calls, routes } = useJobArea();
  const place = houseId === undefined ? (['house'] as const) : [];
  const definition = defineList({
    call: calls.list,
    input: { ...(houseId !== undefined && { house_id: houseId }), ...(workerId !== undefined && { worker_id: workerId }) },
    caption: t('menu.jobs.all_jobs'),
    noun: { one: t('jobs.noun_job'), many: t('jobs.noun_jobs') },
    columns: jobColumns('name', ...place, 'type', 'start_date', 'weekly_hours', 'status'),
    keyOf: ({ id }: Job) => id,
    nameOf: ({ name }) => name,
    hrefOf: ({ id }) => hrefOf(routes.overview, { id }),
    filters: [statusFilter(), typeFilter(), startFilter()],
    empty: { why: t('jobs.none_here') },
  });
  return <DataList definition={definition} dense />;
}
