import { type Applicant, applicants } from '@careloom/contract/resources/applicants';
import { type MutationOptions, useCallMutation, useDetail } from '@careloom/shared/query';
import { useJobArea } from '../job/area';
import { shortlistingOf, type AssignableJob } from './rules';

/** Assigns a job to one of its applicants, who is notified; the others become not selected. */
export const useAssignApplicant = (onFailure: NonNullable<MutationOptions<typeof applicants.assign>['onFailure']>) =>
  useCallMutation(applicants.assign, { onFailure, changes: ({ id }) => [id] });

/** One applicant of a job, with the complete application. `n` is the application's id. */
export const useApplicant = (id: number, n: number) => useDetail(useJobArea().calls.applicant, { id, n });

/** Adds an applicant to the shortlist, or removes them. There is no confirmation: the toast's Undo does the opposite. */
export function useShortlist(job: AssignableJob | undefined) {
  const { run: back } = useCallMutation(applicants.shortlist, { changes: ({ job_id }) => [job_id] });
  const { run, pending } = useCallMutation(applicants.shortlist, {
    changes: ({ job_id }) => [job_id],
    undo: (_data, { id, n, shortlisted }) => void back({ id, n, shortlisted: shortlisted === 1 ? 0 : 1 }),
  });
  return (applicant: Applicant) => {
    const kind = job && shortlistingOf(job, applicant);
    if (kind && !pending) void run({ id: applicant.job_id, n: applicant.id, shortlisted: kind === 'add' ? 1 : 0 });
  };
}
