import type { Job } from '@careloom/contract/resources/jobs';
import { workerJobs } from '@careloom/contract/resources/own-jobs';
import { t } from '../job/texts';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import { jobColumns } from '../job/columns';
import { startFilter, typeFilter } from '../job/filters';

/** A worker's Archived Jobs: their own past jobs. */
export function OwnArchivedJobs() {
  const definition = defineList({
    call: workerJobs.list,
    input: { archived: 1 },
    caption: t('menu.jobs.archived_jobs'),
    noun: { one: t('jobs.noun_job'), many: t('jobs.noun_jobs') },
    columns: jobColumns('name', 'house', 'type', 'start_date', 'end_date', 'weekly_hours', 'status'),
    keyOf: ({ id }: Job) => id,
    nameOf: ({ name }) => name,
    hrefOf: ({ id }) => hrefOf('archived-jobs-details-overview', { id }),
    filters: [startFilter(), typeFilter()],
    empty: { why: t('jobs.none_over') },
  });
  return <ListPage title={t('menu.jobs.archived_jobs')} definition={definition} />;
}
