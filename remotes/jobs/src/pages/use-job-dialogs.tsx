import type { Job } from '@careloom/contract/resources/jobs';
import { useState } from 'react';
import type { JobAction } from '../job-actions/allowed-actions';
import { useRestoreJob } from '../job-actions/restore-job';
import { JobDialogs, type JobDialog } from './job-dialogs';

/** The dialogs of a page of jobs, and what opens them. Restoring asks nothing and is done at once. */
export function useJobDialogs(onDeleted?: () => void) {
  const [dialog, setDialog] = useState<JobDialog | null>(null);
  const { run: restore } = useRestoreJob();
  const act = (action: JobAction, job: Job) => {
    if (action === 'restore') void restore({ id: job.id });
    else setDialog({ of: action, job });
  };
  const dialogs = <JobDialogs dialog={dialog} onClose={() => setDialog(null)} {...(onDeleted && { onDeleted })} />;
  return { act, post: () => setDialog({ of: 'post' }), dialogs };
}
