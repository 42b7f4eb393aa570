import { applicants } from '@careloom/contract/resources/applicants';
import { useCallMutation } from '@careloom/shared/query';

/** Withdraws the own application; the job is offered again. Undo applies again. */
export function useWithdraw() {
  const { run: apply } = useCallMutation(applicants.apply, { changes: ({ job_id }) => [job_id] });
  return useCallMutation(applicants.withdraw, {
    changes: ({ job_id }) => [job_id],
    undo: ({ job_id }) => void apply({ job_id }),
  });
}

/** Applies for a job as the signed-in worker; the admin side and the team leader of the house are told. Undo withdraws. */
export function useApplyForJob() {
  const { run: withdraw } = useCallMutation(applicants.withdraw, { changes: ({ job_id }) => [job_id] });
  return useCallMutation(applicants.apply, {
    changes: ({ job_id }) => [job_id],
    undo: ({ job_id }) => void withdraw({ job_id }),
  });
}
