import type { Job } from '@careloom/contract/resources/jobs';
import { workerJobs } from '@careloom/contract/resources/own-jobs';
import { t } from '../job/texts';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import { TextLink } from '@careloom/shared/ui';
import { jobColumns } from '../job/columns';

/** Current Job: jobs assigned to the worker now. */
export function CurrentJobs() {
  const definition = defineList({
    call: workerJobs.list,
    input: { status: 'assigned' },
    caption: t('menu.jobs.current_job'),
    noun: { one: t('jobs.noun_job'), many: t('jobs.noun_jobs') },
    columns: jobColumns('name', 'house', 'type', 'start_date', 'weekly_hours', 'status'),
    keyOf: ({ id }: Job) => id,
    nameOf: ({ name }) => name,
    hrefOf: ({ id }) => hrefOf('current-job-details', { id }),
    searchable: false,
    empty: {
      why: t('jobs.none_current'),
      action: <TextLink href={hrefOf('find-jobs')}>{t('menu.jobs.find_jobs')}</TextLink>,
    },
  });
  return <ListPage title={t('menu.jobs.current_job')} definition={definition} />;
}
