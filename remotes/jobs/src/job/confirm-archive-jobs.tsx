import type { Job } from '@careloom/contract/resources/jobs';
import { notify } from '@careloom/shared/chrome';
import { t } from './texts';
import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { useState } from 'react';
import { aboutJob } from './effects';
import { archiveJobs, outcomesOf } from './archive-jobs';

export interface ConfirmArchiveJobsProps {
  jobs: readonly Pick<Job, 'id' | 'name' | 'house'>[];
  /** Called when the jobs were archived, except those that the server refused. */
  onDone: () => void;
  onClose: () => void;
}

/** The confirmation before several jobs are archived at once. */
export function ConfirmArchiveJobs({ jobs, onDone, onClose }: ConfirmArchiveJobsProps) {
  const [busy, setBusy] = useState(false);
  const archive = async () => {
    setBusy(true);
    for (const { kind, key, values } of outcomesOf(await archiveJobs(jobs))) notify(kind, t(key, values));
    onDone();
    onClose();
  };
  const question = jobs.length === 1 ? t('confirm.archive_job') : t('jobs.confirm_archive_many', { count: jobs.length });
  return (
    <ConfirmDialog open verb={t('button.archive')} busy={busy} onConfirm={() => void archive()} onCancel={onClose}>
      <p>{question}</p>
      <Affected of={jobs.map(aboutJob)} also={[t(jobs.length === 1 ? 'jobs.effect_archived' : 'jobs.effect_archived_many')]} />
    </ConfirmDialog>
  );
}
