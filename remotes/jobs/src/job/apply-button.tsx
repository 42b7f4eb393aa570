import { applicants } from '@careloom/contract/resources/applicants';
import type { Job } from '@careloom/contract/resources/jobs';
import { hrefOf } from '@careloom/shared/navigation';
import { useCallMutation } from '@careloom/shared/query';
import { useCan } from '@careloom/shared/session';
import { Button, ButtonLink, Row, State, VisuallyHidden } from '@careloom/shared/ui';
import { Send, Undo2 } from 'lucide-react';
import { t } from './texts';
import { APPLICATION_STATES } from '../applicant/states';

export interface ApplyButtonProps {
  job: Pick<Job, 'id' | 'name' | 'status' | 'applied' | 'worker'>;
  /** Solid if it is the primary action of the view. */
  variant?: 'solid' | 'outline';
  size?: 'sm' | 'md' | 'touch';
}

/** The Apply button, or the result of an application. Renders nothing for a job that is no longer open and was not applied for. */
export function ApplyButton({ job, variant = 'outline', size = 'sm' }: ApplyButtonProps) {
  const { run, pending } = useApplyForJob();
  const mayApply = useCan('job-apply');
  // The API hides other workers from a worker: if there is one, the job is the reader's own.
  if (job.worker)
    return (
      <ButtonLink variant={variant} size={size} href={hrefOf('current-job-details', { id: job.id })}>
        {t('menu.jobs.current_job')}
      </ButtonLink>
    );
  if (job.applied === 1 && job.status === 'open') return <Applied job={job} size={size} />;
  if (job.applied === 1) return <State of={APPLICATION_STATES} value="not_selected" />;
  if (!mayApply || job.status !== 'open') return null;
  return (
    <Button
      variant={variant}
      size={size}
      {...(size === 'touch' && { shape: 'block' })}
      aria-disabled={pending || undefined}
      onClick={() => {
        if (!pending) void run({ job_id: job.id });
      }}
    >
      <Send aria-hidden />
      {t('button.apply')}
      {variant === 'outline' && <VisuallyHidden> {t('jobs.apply_for', { job: job.name })}</VisuallyHidden>}
    </Button>
  );
}

/** The applied state with a Withdraw button, since the toast's Undo disappears after a moment. */
function Applied({ job, size }: Required<Pick<ApplyButtonProps, 'job' | 'size'>>) {
  const { run, pending } = useWithdraw();
  return (
    <Row>
      <State of={APPLICATION_STATES} value="applied" />
      <Button
        variant="ghost"
        size={size}
        aria-disabled={pending || undefined}
        onClick={() => {
          if (!pending) void run({ job_id: job.id });
        }}
      >
        <Undo2 aria-hidden />
        {t('jobs.withdraw')}
        <VisuallyHidden> {t('jobs.withdraw_from', { job: job.name })}</VisuallyHidden>
      </Button>
    </Row>
  );
}

/** Withdraws the user's own application, so that the job is offered again. Undo applies again. */
function useWithdraw() {
  const { run: apply } = useCallMutation(applicants.apply, { changes: ({ job_id }) => [job_id] });
  return useCallMutation(applicants.withdraw, {
    changes: ({ job_id }) => [job_id],
    undo: ({ job_id }) => void apply({ job_id }),
  });
}

/** Applies for a job as the signed-in worker; the admin side and the team leader of the house are notified. Undo withdraws. */
function useApplyForJob() {
  const { run: withdraw } = useCallMutation(applicants.withdraw, { changes: ({ job_id }) => [job_id] });
  return useCallMutation(applicants.apply, {
    changes: ({ job_id }) => [job_id],
    undo: ({ job_id }) => void withdraw({ job_id }),
  });
}
