import type { Job } from '@careloom/contract/resources/jobs';
import { lazyPage } from '@careloom/shared/navigation';
import { Suspense, useState } from 'react';
import { AllJobs } from '../features/list-jobs/all-jobs';
import { useJobDialogs } from './use-job-dialogs';

const ConfirmArchiveJobs = lazyPage(() => import('../features/list-jobs/confirm-archive-jobs').then((module) => module.ConfirmArchiveJobs));

/** The list of jobs with all that it opens. */
export function AllJobsPage() {
  const { act, post, dialogs } = useJobDialogs();
  const [archiving, setArchiving] = useState<{ jobs: readonly Job[]; clear: () => void } | null>(null);
  return (
    <>
      <AllJobs onPost={post} onAct={act} onArchiveAll={(jobs, clear) => setArchiving({ jobs, clear })} />
      {dialogs}
      {archiving && (
        <Suspense>
          <ConfirmArchiveJobs jobs={archiving.jobs} onClose={() => setArchiving(null)} onDone={archiving.clear} />
        </Suspense>
      )}
    </>
  );
}
