import { applicants } from '@careloom/contract/resources/applicants';
import { useCallMutation } from '@careloom/shared/query';

/** Applies for a job as the signed-in worker; the admin side and the team leader of the house are told. */
export const useApplyForJob = () => useCallMutation(applicants.apply, { changes: ({ job_id }) => [job_id] });
