import type { Applicant } from '@careloom/contract/resources/applicants';
import type { Job } from '@careloom/contract/resources/jobs';
import type { TextKey } from '../texts';

export type AssignableJob = Pick<Job, 'status' | 'archived_at'>;
export type Candidate = Pick<Applicant, 'assign_status' | 'agreement_in_force'>;

/** `over`: nothing is left to decide, so no action is offered. `refused` has the key of the text that explains why. */
export type Assignability = { kind: 'free' } | { kind: 'over' } | { kind: 'refused'; why: TextKey };

/** Applicants who withdrew or are already assigned. One not selected can still be assigned while the job is open. */
const NO_CANDIDATE: readonly string[] = ['withdrawn', 'assigned'];

/** Whether an applicant can be assigned to a job now; the same rules as the server's (sections 4 and 8, Q-046). */
export function assignabilityOf(job: AssignableJob, candidate: Candidate): Assignability {
  if (job.archived_at !== null || job.status === 'closed') return { kind: 'over' };
  if (NO_CANDIDATE.includes(candidate.assign_status)) return { kind: 'over' };
  if (job.status === 'assigned') return { kind: 'refused', why: 'job.already_assigned' };
  if (!candidate.agreement_in_force) return { kind: 'refused', why: 'job.no_agreement' };
  return { kind: 'free' };
}

/** Whether an applicant can be shortlisted (`add`) or removed from the shortlist (`remove`) now; the same rule as the server's. */
export function shortlistingOf(job: AssignableJob, { assign_status }: Pick<Applicant, 'assign_status'>): 'add' | 'remove' | null {
  if (job.status !== 'open' || job.archived_at !== null) return null;
  if (assign_status === 'shortlisted') return 'remove';
  return assign_status === 'applied' ? 'add' : null;
}
