import type { Job } from '@careloom/contract/resources/jobs';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf, lazyPage, useQueryParams } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Archive } from 'lucide-react';
import { Suspense, useState } from 'react';
import { rowActions } from '../job/actions';
import { useJobArea } from '../job/area';
import { jobColumns } from '../job/columns';
import { useJobFilters } from '../job/filters';
import { draftFromShift } from '../job/form/from-shift';
import { ACT_PERMISSIONS, type JobAction } from '../job/rules';
import { t } from '../job/texts';
import { useJobDialogs } from './job-dialogs';

const PostJob = lazyPage(() => import('../job/form/post-job').then((module) => module.PostJob));
const ConfirmArchiveJobs = lazyPage(() => import('../job/confirm-archive-jobs').then((module) => module.ConfirmArchiveJobs));

/** The list of jobs with its dialogs. */
export function AllJobsPage() {
  const { act, post, dialogs } = useJobDialogs();
  const [archiving, setArchiving] = useState<{ jobs: readonly Job[]; clear: () => void } | null>(null);
  const [query, setQuery] = useQueryParams();
  const known = useCan('job-create') ? draftFromShift(query) : null;
  const forget = () => setQuery({ post: null, name: null, house: null, date: null, start: null, end: null });
  return (
    <>
      <AllJobs onPost={post} onAct={act} onArchiveAll={(jobs, clear) => setArchiving({ jobs, clear })} />
      {dialogs}
      {known && (
        <Suspense>
          <PostJob known={known} onClose={forget} onDone={forget} />
        </Suspense>
      )}
      {archiving && (
        <Suspense>
          <ConfirmArchiveJobs jobs={archiving.jobs} onClose={() => setArchiving(null)} onDone={archiving.clear} />
        </Suspense>
      )}
    </>
  );
}

export interface AllJobsProps {
  onPost: () => void;
  onAct: (action: JobAction, job: Job) => void;
  /** Called to archive several jobs; `clear` unticks them. */
  onArchiveAll: (jobs: readonly Job[], clear: () => void) => void;
}

/** All Jobs: those not archived, whatever their status. A team leader sees those of the houses led, and can only view them. */
function AllJobs({ onPost, onAct, onArchiveAll }: AllJobsProps) {
  const { calls, routes } = useJobArea();
  const mayPost = useCan('job-create');
  const mayArchive = useCan('job-archive');
  const mayAct = useCan(ACT_PERMISSIONS);
  const filters = useJobFilters();
  const hrefOfJob = ({ id }: Job) => hrefOf(routes.overview, { id });
  const definition = defineList({
    call: calls.list,
    caption: t('menu.jobs.all_jobs'),
    noun: { one: t('jobs.noun_job'), many: t('jobs.noun_jobs') },
    columns: jobColumns('name', 'house', 'type', 'start_date', 'weekly_hours', 'applicants', 'status'),
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    hrefOf: hrefOfJob,
    filters,
    ...(mayAct && { actions: (job: Job) => rowActions(job, hrefOfJob(job), onAct) }),
    ...(mayArchive && { bulk: [{ label: t('button.archive'), icon: Archive, onPick: onArchiveAll }] }),
    empty: { why: mayPost ? t('jobs.none_posted') : t('jobs.none_in_your_houses') },
  });
  const primary = mayPost ? { label: t('form.post_a_job'), onPick: onPost } : null;
  return <ListPage title={t('menu.jobs.all_jobs')} definition={definition} primary={primary} />;
}
