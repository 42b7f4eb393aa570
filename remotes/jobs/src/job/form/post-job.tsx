import { asOf } from '@careloom/contract/days';
import { jobs, type jobBody } from '@careloom/contract/resources/jobs';
import type { z } from '@careloom/contract/schema';
import { FormModal, useContractForm } from '@careloom/shared/form';
import { today } from '@careloom/shared/format';
import { t } from '../texts';
import { hrefOf } from '@careloom/shared/navigation';
import { EMPTY_DRAFT, type JobDraft } from './draft';
import { JobFields } from './fields';

export interface PostJobProps {
  onClose: () => void;
  /** Called with the published job's id. */
  onDone: (id: number) => void;
  /** Prefilled values of the job. The draft is stored separately from that of an empty form. */
  known?: JobDraft | undefined;
}

/** The Post a Job dialog, which can be opened from any page. */
export function PostJob({ onClose, onDone, known }: PostJobProps) {
  const form = useContractForm(asOf(jobs.create, today()), {
    // Empty choices are not valid in the schema's type.
    defaultValues: (known ?? EMPTY_DRAFT) as Partial<z.input<typeof jobBody>>,
    draft: known ? `post-a-job.${known.house_id}.${known.start_date}.${known.start_time}` : 'post-a-job',
    onDone: ({ id }) => onDone(id),
    changes: ({ id }) => [id],
    view: ({ id }) => hrefOf('job-details-overview', { id }),
  });
  return (
    <FormModal form={form} title={t('form.post_a_job')} verb={t('form.post_a_job')} onClose={onClose}>
      <JobFields />
    </FormModal>
  );
}
