import { applicants } from '@careloom/contract/resources/applicants';
import { useCallMutation } from '@careloom/shared/query';

/** Withdraws the own application; the job is offered again. */
const useWithdraw = () => useCallMutation(applicants.withdraw, { changes: ({ job_id }) => [job_id] });

/** Applies for a job as the signed-in worker; the admin side and the team leader of the house are told. Undo withdraws. */
export function useApplyForJob() {
  const { run: withdraw } = useWithdraw();
  return useCallMutation(applicants.apply, {
    changes: ({ job_id }) => [job_id],
    undo: ({ job_id }) => void withdraw({ job_id }),
  });
}
