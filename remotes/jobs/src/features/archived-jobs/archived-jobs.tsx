import type { Job } from '@careloom/contract/resources/jobs';
import { t } from '@careloom/shared/i18n';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { ACT_PERMISSIONS, type JobAction } from '../../job-actions/allowed-actions';
import { jobColumns } from '../../job-list/job-columns';
import { useJobFilters } from '../../job-list/job-filters';
import { rowActions } from '../../job-list/row-actions';
import { useJobArea } from '../../job/area';

/** Archived Jobs: those that were closed and those that were put away. Who may archive may restore. */
export function ArchivedJobs({ onAct }: { onAct: (action: JobAction, job: Job) => void }) {
  const { calls, routes } = useJobArea();
  const mayAct = useCan(ACT_PERMISSIONS);
  const filters = useJobFilters();
  const hrefOfJob = ({ id }: Job) => hrefOf(routes.overview, { id });
  const definition = defineList({
    call: calls.list,
    input: { archived: 1 },
    caption: t('menu.jobs.archived_jobs'),
    noun: { one: t('jobs.noun_job'), many: t('jobs.noun_jobs') },
    columns: jobColumns('name', 'house', 'type', 'start_date', 'end_date', 'worker', 'status'),
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    hrefOf: hrefOfJob,
    filters,
    ...(mayAct && { actions: (job: Job) => rowActions(job, hrefOfJob(job), onAct) }),
    empty: { why: t('jobs.none_archived') },
  });
  return <ListPage title={t('menu.jobs.archived_jobs')} definition={definition} />;
}
