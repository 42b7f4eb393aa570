import { asOf } from '@careloom/contract/days';
import { type Job, type jobBody, jobLabels, jobs } from '@careloom/contract/resources/jobs';
import type { z } from '@careloom/contract/schema';
import { FormModal, useSchemaForm } from '@careloom/shared/form';
import { today } from '@careloom/shared/format';
import { useCallMutation } from '@careloom/shared/query';
import { useState } from 'react';
import { t } from '../texts';
import { draftOf } from './draft';
import { JobFields } from './fields';
import { StaleNote } from './stale-note';

export interface EditJobProps {
  job: Job;
  onClose: () => void;
}

/**
 * Edit Job. If another user changed the job meanwhile, shows a note and offers to load the latest version, keeping the user's own changes.
 */
export function EditJob({ job, onClose }: EditJobProps) {
  const { update, stale, settle } = useUpdateJob();
  const form = useSchemaForm<typeof jobBody, Job>(asOf(jobs.update, today()).body, jobLabels, {
    defaultValues: draftOf(job) as z.input<typeof jobBody>,
    onSubmit: (values) => update({ ...values, id: job.id }),
    draft: `edit-job.${job.id}`,
    onDone: onClose,
  });
  const adopt = (latest: Job) => {
    form.methods.reset(draftOf(latest), { keepDirtyValues: true });
    settle();
  };
  return (
    <FormModal form={form} title={t('form.edit_job')} verb={t('button.save')} onClose={onClose}>
      {stale && <StaleNote id={job.id} onLatest={adopt} />}
      <JobFields job={job} />
    </FormModal>
  );
}

/** Saves an edit. A refusal is shown in the form; `stale` is handled separately, because the user can load the latest version. */
function useUpdateJob() {
  const [stale, setStale] = useState(false);
  const { run } = useCallMutation(jobs.update, {
    onFailure: ({ error }) => setStale(error === 'stale'),
    changes: ({ id }) => [id],
  });
  return { update: run, stale, settle: () => setStale(false) };
}
