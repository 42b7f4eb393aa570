import type { Job } from '@careloom/contract/resources/jobs';
import { lazyPage } from '@careloom/shared/navigation';
import { Suspense } from 'react';
import type { ConfirmedAct } from '../job-actions/confirm-job-act';

/** Forms and questions arrive when the first of them is opened. */
const PostJob = lazyPage(() => import('../features/post-job/post-job').then((module) => module.PostJob));
const EditJob = lazyPage(() => import('../features/edit-job/edit-job').then((module) => module.EditJob));
const ConfirmJobAct = lazyPage(() => import('../job-actions/confirm-job-act').then((module) => module.ConfirmJobAct));

export type JobDialog = { of: 'post' } | { of: 'edit'; job: Job } | { of: ConfirmedAct; job: Job };

export interface JobDialogsProps {
  dialog: JobDialog | null;
  onClose: () => void;
  /** After a deletion: the page of the job is no more. */
  onDeleted?: () => void;
}

/** What may stand above a page of jobs. */
export function JobDialogs({ dialog, onClose, onDeleted }: JobDialogsProps) {
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
