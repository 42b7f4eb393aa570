import type { Job } from '@careloom/contract/resources/jobs';
import { fullName } from '@careloom/shared/format';
import type { TextKey } from './texts';

export interface JobEvent {
  title: TextKey;
  /** ISO 8601; null if unknown or in the future. */
  at: string | null;
  who: string | null;
  when: 'past' | 'now' | 'to-come';
}

type JobLife = Pick<Job, 'status' | 'posted_by' | 'created_at' | 'worker' | 'assigned_at' | 'closed_at' | 'archived_at'>;

/** The history of a job: past, current and future events (section 4). */
export function historyOf(job: JobLife): JobEvent[] {
  const worker = job.worker && fullName(job.worker);
  const posted: JobEvent = { title: 'jobs.history.posted', at: job.created_at, who: fullName(job.posted_by), when: 'past' };
  const open: JobEvent = { title: 'jobs.history.open', at: null, who: null, when: 'now' };
  const assigned: JobEvent = { title: 'jobs.history.assigned', at: job.assigned_at ?? null, who: worker, when: 'past' };
  const closed: JobEvent = { title: 'jobs.history.closed', at: job.closed_at ?? null, who: null, when: 'past' };
  const archived: JobEvent = { title: 'jobs.history.archived', at: job.archived_at, who: null, when: 'now' };
  const rest = job.archived_at === null ? [] : [archived];
  if (job.status === 'closed') return [posted, assigned, { ...closed, when: job.archived_at === null ? 'now' : 'past' }, ...rest];
  if (job.status === 'assigned') return [posted, { ...assigned, when: 'now' }, { ...closed, when: 'to-come' }];
  if (job.archived_at !== null) return [posted, ...rest];
  return [posted, open, { ...assigned, when: 'to-come' }, { ...closed, when: 'to-come' }];
}
