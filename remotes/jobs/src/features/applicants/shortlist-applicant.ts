import { applicants, type Applicant } from '@careloom/contract/resources/applicants';
import { useCallMutation } from '@careloom/shared/query';
import type { AssignableJob } from './assignability';

/** Whether an applicant can be shortlisted (`add`) or taken off the shortlist (`remove`) now; the same rule as the server's. */
export function shortlistingOf(job: AssignableJob, { assign_status }: Pick<Applicant, 'assign_status'>): 'add' | 'remove' | null {
  if (job.status !== 'open' || job.archived_at !== null) return null;
  if (assign_status === 'shortlisted') return 'remove';
  return assign_status === 'applied' ? 'add' : null;
}

/** Shortlists an applicant, or takes that back. Nothing is asked: Undo of the toast does the other. */
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
