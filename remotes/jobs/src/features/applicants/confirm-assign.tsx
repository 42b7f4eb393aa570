import type { Applicant } from '@careloom/contract/resources/applicants';
import { fullName } from '@careloom/shared/format';
import { t } from '@careloom/shared/i18n';
import { ConfirmDialog } from '@careloom/shared/ui-overlay';
import { useAssignApplicant } from './assign-applicant';

export interface ConfirmAssignProps {
  applicant: Applicant;
  /** The server said no, in its words. */
  onRefused: (message: string) => void;
  /** Done, refused or called off. */
  onClose: () => void;
}

/** The catalogue's question before a job is given to somebody. */
export function ConfirmAssign({ applicant, onRefused, onClose }: ConfirmAssignProps) {
  const { run, pending } = useAssignApplicant(({ message }) => onRefused(message));
  const assign = async () => {
    await run({ id: applicant.job_id, n: applicant.id });
    onClose();
  };
  return (
    <ConfirmDialog open verb={t('button.assign')} busy={pending} onConfirm={() => void assign()} onCancel={onClose}>
      <p>{t('confirm.assign')}</p>
      <p className="cl-muted">{fullName(applicant)}</p>
    </ConfirmDialog>
  );
}
