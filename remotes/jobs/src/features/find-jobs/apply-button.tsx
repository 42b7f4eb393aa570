import type { Job } from '@careloom/contract/resources/jobs';
import { t } from '@careloom/shared/i18n';
import { hrefOf } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Button, ButtonLink, State } from '@careloom/shared/ui';
import { Send, Undo2 } from 'lucide-react';
import { useApplyForJob, useWithdraw } from './apply-for-job';

export interface ApplyButtonProps {
  job: Pick<Job, 'id' | 'name' | 'status' | 'applied' | 'worker'>;
  /** Solid where it is the one action of the view. */
  variant?: 'solid' | 'outline';
  size?: 'sm' | 'md' | 'touch';
}

/** Apply, or what came of having applied. Nothing for a job that is not open any more and was never applied for. */
export function ApplyButton({ job, variant = 'outline', size = 'sm' }: ApplyButtonProps) {
  const { run, pending } = useApplyForJob();
  const mayApply = useCan('job-apply');
  // A worker is told of no other worker: where there is one, the job is the reader's own.
  if (job.worker)
    return (
      <ButtonLink variant={variant} size={size} href={hrefOf('current-job-details', { id: job.id })}>
        {t('menu.jobs.current_job')}
      </ButtonLink>
    );
  if (job.applied === 1 && job.status === 'open') return <Applied job={job} size={size} />;
  if (job.applied === 1) return <State of="application" value="not_selected" />;
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
      {variant === 'outline' && <span className="cl-hidden"> {t('jobs.apply_for', { job: job.name })}</span>}
    </Button>
  );
}

/** That one has applied, and the way back: Undo of the toast is gone after a moment. */
function Applied({ job, size }: Required<Pick<ApplyButtonProps, 'job' | 'size'>>) {
  const { run, pending } = useWithdraw();
  return (
    <div className="cl-row">
      <State of="application" value="applied" />
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
        <span className="cl-hidden"> {t('jobs.withdraw_from', { job: job.name })}</span>
      </Button>
    </div>
  );
}
