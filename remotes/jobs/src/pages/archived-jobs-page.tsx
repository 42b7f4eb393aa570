import type { Job } from '@careloom/contract/resources/jobs';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { rowActions } from '../job/actions';
import { useJobArea } from '../job/area';
import { jobColumns } from '../job/columns';
import { useJobFilters } from '../job/filters';
import { ACT_PERMISSIONS, type JobAction } from '../job/rules';
import { t } from '../job/texts';
import { useJobDialogs } from './job-dialogs';

/** The list of archived jobs with its dialogs. */
export function ArchivedJobsPage() {
  const { act, dialogs } = useJobDialogs();
  return (
    <>
      <ArchivedJobs onAct={act} />
      {dialogs}
    </>
  );
}

/** Archived Jobs: those closed and those archived. Restoring needs the same permission as archiving. */
function ArchivedJobs({ onAct }: { onAct: (action: JobAction, job: Job) => void }) {
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
