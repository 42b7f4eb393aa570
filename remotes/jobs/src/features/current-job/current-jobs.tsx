import type { Job } from '@careloom/contract/resources/jobs';
import { workerJobs } from '@careloom/contract/resources/own-jobs';
import { t } from '@careloom/shared/i18n';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf, RouteLink } from '@careloom/shared/navigation';
import { jobColumns } from '../../job-list/job-columns';

/** Current Job: what is assigned to the worker now. */
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
      action: (
        <RouteLink to="find-jobs" className="cl-link">
          {t('menu.jobs.find_jobs')}
        </RouteLink>
      ),
    },
  });
  return <ListPage title={t('menu.jobs.current_job')} definition={definition} />;
}
