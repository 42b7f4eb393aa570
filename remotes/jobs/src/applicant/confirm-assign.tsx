import type { Applicant } from '@careloom/contract/resources/applicants';
import type { Job } from '@careloom/contract/resources/jobs';
import { formatDate, fullName } from '@careloom/shared/format';
import { t } from './texts';
import { stateWord } from '@careloom/shared/ui';
import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { useAssignApplicant } from './requests';
import { APPLICATION_STATES } from './states';

export interface ConfirmAssignProps {
  job: Pick<Job, 'name' | 'house' | 'start_date' | 'applicants_count'>;
  applicant: Applicant;
  /** Called with the server's message if it refuses. */
  onRefused: (message: string) => void;
  /** Called when done, refused or cancelled. */
  onClose: () => void;
}

const memberLine = ({ jobs_completed }: Applicant) => t('jobs.jobs_completed', { count: jobs_completed });

/** While a job is open, all applicants who did not withdraw are still waiting. */
function othersOf({ applicants_count }: ConfirmAssignProps['job']): string[] {
  const others = applicants_count - 1;
  if (others < 1) return [];
  return [t('jobs.effect_others', { count: others, status: stateWord(APPLICATION_STATES, 'not_selected') })];
}

export function ConfirmAssign({ job, applicant, onRefused, onClose }: ConfirmAssignProps) {
  const { run, pending } = useAssignApplicant(({ message }) => onRefused(message));
  const assign = async () => {
    await run({ id: applicant.job_id, n: applicant.id });
    onClose();
  };
  return (
    <ConfirmDialog open verb={t('button.assign')} busy={pending} onConfirm={() => void assign()} onCancel={onClose}>
      <p>{t('confirm.assign')}</p>
      <Affected
        of={[{ name: fullName(applicant), picture: applicant.sm_profile_picture_url, line: memberLine(applicant), size: 40 }]}
        facts={[
          // Always in force here: an applicant without an agreement is refused before this dialog.
          { label: t('jobs.service_agreement'), value: t('jobs.agreement_in_force') },
          { label: t('jobs.applied_for'), value: job.name },
          { label: t('jobs.house'), value: job.house.name },
          { label: t('field.job.start_date'), value: formatDate(job.start_date) },
        ]}
        also={othersOf(job)}
      />
    </ConfirmDialog>
  );
}
