import type { Job } from '@careloom/contract/resources/jobs';
import { workerJobs } from '@careloom/contract/resources/own-jobs';
import { t } from '../job/texts';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import { jobColumns } from '../job/columns';
import { startFilter, typeFilter } from '../job/filters';
import { ApplyButton } from '../job/apply-button';

/** Find Jobs: open jobs that are public or offered to the worker, each with an Apply button. */
export function FindJobs() {
  const definition = defineList({
    call: workerJobs.list,
    caption: t('menu.jobs.find_jobs'),
    noun: { one: t('jobs.noun_job'), many: t('jobs.noun_jobs') },
    columns: [
      ...jobColumns('name', 'house', 'type', 'start_date', 'weekly_hours'),
      { key: 'apply', head: t('button.apply'), place: 'aside', cell: (job) => <ApplyButton job={job} /> },
    ],
    keyOf: ({ id }: Job) => id,
    nameOf: ({ name }) => name,
    hrefOf: ({ id }) => hrefOf('worker-job-details', { id }),
    filters: [typeFilter(), startFilter()],
    empty: { why: t('jobs.none_open') },
  });
  return <ListPage title={t('menu.jobs.find_jobs')} definition={definition} />;
}
