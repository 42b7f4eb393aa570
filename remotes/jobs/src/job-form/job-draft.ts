import type { Job, JOB_TYPES, PREFERRED_GENDERS, VISIBILITIES, WHEN_NEEDED } from '@careloom/contract/resources/jobs';
import type { Weekday } from '../job/weekdays';

/** What the job form holds: as it is typed, so that numbers are still text and a choice may not have been made. */
export interface JobDraft {
  name: string;
  description: string;
  type: (typeof JOB_TYPES)[number] | '';
  start_date: string;
  end_date: string;
  visibility: (typeof VISIBILITIES)[number];
  number_of_workers: string;
  weekly_hours: string;
  when_needed: (typeof WHEN_NEEDED)[number];
  days: Weekday[];
  service_needed: string;
  preferred_gender: (typeof PREFERRED_GENDERS)[number];
  start_time: string;
  end_time: string;
  is_overnight: 0 | 1;
  house_id: number | '';
  worker_ids: number[];
  version: number | null;
}

/** A new job: one worker, open to all, any day. Nothing else is guessed. */
export const EMPTY_DRAFT: JobDraft = {
  name: '',
  description: '',
  type: '',
  start_date: '',
  end_date: '',
  visibility: 'public',
  number_of_workers: '1',
  weekly_hours: '',
  when_needed: 'flexible',
  days: [],
  service_needed: '',
  preferred_gender: 'any',
  start_time: '',
  end_time: '',
  is_overnight: 0,
  house_id: '',
  worker_ids: [],
  version: null,
};

/** A job as its form holds it. Its `version` goes back with the edit, which is refused as stale where another one came first. */
export const draftOf = (job: Job): JobDraft => ({
  name: job.name,
  description: job.description,
  type: job.type as JobDraft['type'],
  start_date: job.start_date,
  end_date: job.end_date ?? '',
  visibility: job.visibility as JobDraft['visibility'],
  number_of_workers: String(job.number_of_workers),
  weekly_hours: job.weekly_hours.toFixed(2),
  when_needed: job.when_needed as JobDraft['when_needed'],
  days: job.days as Weekday[],
  service_needed: job.service_needed,
  preferred_gender: job.preferred_gender as JobDraft['preferred_gender'],
  start_time: job.start_time,
  end_time: job.end_time,
  is_overnight: job.is_overnight,
  house_id: job.house.id,
  worker_ids: (job.invited ?? []).map(({ id }) => id),
  version: job.version,
});
