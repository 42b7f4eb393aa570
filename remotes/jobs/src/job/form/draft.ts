import type { Job, JOB_TYPES, PREFERRED_GENDERS, VISIBILITIES, WHEN_NEEDED } from '@careloom/contract/resources/jobs';
import type { Weekday } from '../times';

/**
 * Values of the job form as typed: numbers are still text, and choices may be empty. The order is that of the form and of the error
 * summary.
 */
export interface JobDraft {
  name: string;
  number_of_workers: string;
  house_id: number | '';
  type: (typeof JOB_TYPES)[number] | '';
  service_needed: string;
  weekly_hours: string;
  visibility: (typeof VISIBILITIES)[number];
  preferred_gender: (typeof PREFERRED_GENDERS)[number];
  worker_ids: number[];
  start_date: string;
  end_date: string;
  when_needed: (typeof WHEN_NEEDED)[number];
  days: Weekday[];
  start_time: string;
  end_time: string;
  is_overnight: 0 | 1;
  description: string;
  version: number | null;
}

/** A new job: one worker, public, any day. There are no other defaults. */
export const EMPTY_DRAFT: JobDraft = {
  name: '',
  number_of_workers: '1',
  house_id: '',
  type: '',
  service_needed: '',
  weekly_hours: '',
  visibility: 'public',
  preferred_gender: 'any',
  worker_ids: [],
  start_date: '',
  end_date: '',
  when_needed: 'flexible',
  days: [],
  start_time: '',
  end_time: '',
  is_overnight: 0,
  description: '',
  version: null,
};

/** A job as form values. Its `version` is sent with the update, which is refused as stale if another user saved first. */
export const draftOf = (job: Job): JobDraft => ({
  name: job.name,
  number_of_workers: String(job.number_of_workers),
  house_id: job.house.id,
  type: job.type as JobDraft['type'],
  service_needed: job.service_needed,
  weekly_hours: job.weekly_hours.toFixed(2),
  visibility: job.visibility as JobDraft['visibility'],
  preferred_gender: job.preferred_gender as JobDraft['preferred_gender'],
  worker_ids: (job.invited ?? []).map(({ id }) => id),
  start_date: job.start_date,
  end_date: job.end_date ?? '',
  when_needed: job.when_needed as JobDraft['when_needed'],
  days: job.days as Weekday[],
  start_time: job.start_time,
  end_time: job.end_time,
  is_overnight: job.is_overnight,
  description: job.description,
  version: job.version,
});
