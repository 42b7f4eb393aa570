import type { Job } from '@careloom/contract/resources/jobs';
import { lazyPage } from '@careloom/shared/navigation';
import { Suspense, useState } from 'react';
import type { ConfirmedAct } from '../job/confirm-act';
import { useRestoreJob } from '../job/requests';
import type { JobAction } from '../job/rules';

/** Forms and confirmations, downloaded when first opened. */
const PostJob = lazyPage(() => import('../job/form/post-job').then((module) => module.PostJob));
const EditJob = lazyPage(() => import('../job/form/edit-job').then((module) => module.EditJob));
const ConfirmJobAct = lazyPage(() => import('../job/confirm-act').then((module) => module.ConfirmJobAct));

type JobDialog = { of: 'post' } | { of: 'edit'; job: Job } | { of: ConfirmedAct; job: Job };

interface JobDialogsProps {
  dialog: JobDialog | null;
  onClose: () => void;
  /** Called after a deletion, when the job's page no longer exists. */
  onDeleted?: () => void;
}

/** The dialogs of the job pages. */
function JobDialogs({ dialog, onClose, onDeleted }: JobDialogsProps) {
  if (!dialog) return null;
  return (
    <Suspense>
      {dialog.of === 'post' && <PostJob onClose={onClose} onDone={onClose} />}
      {dialog.of === 'edit' && <EditJob job={dialog.job} onClose={onClose} />}
      {dialog.of !== 'post' && dialog.of !== 'edit' && (
        <ConfirmJobAct act={dialog.of} job={dialog.job} onClose={onClose} onDone={dialog.of === 'delete' ? onDeleted : undefined} />
      )}
    </Suspense>
  );
}

/** The dialogs of a job page, and the functions that open them. Restoring needs no confirmation and is done at once. */
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
