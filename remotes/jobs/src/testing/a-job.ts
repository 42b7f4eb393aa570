import type { Applicant } from '@careloom/contract/resources/applicants';
import type { Job } from '@careloom/contract/resources/jobs';

/** A job in the API's format, for tests. */
export const aJob = (fields: Partial<Job> = {}): Job => ({
  id: 7,
  name: 'Weekend community access',
  description: 'Two outings each weekend.',
  type: 'ongoing',
  start_date: '2026-11-21',
  end_date: null,
  duration: 'Ongoing',
  visibility: 'public',
  number_of_workers: 1,
  weekly_hours: 14,
  when_needed: 'certain_days',
  days: ['saturday', 'sunday'],
  service_needed: 'Community access',
  preferred_gender: 'any',
  status: 'open',
  archived_at: null,
  start_time: '09:00',
  end_time: '16:00',
  is_overnight: 0,
  house: { id: 3, name: 'Parramatta house', suburb: 'Parramatta', state: 'NSW', post_code: '2150' },
  posted_by: { id: 1, first_name: 'Margaret', last_name: 'Okafor' },
  created_at: '2026-11-01T02:00:00.000Z',
  worker: null,
  applicants_count: 0,
  applicants: [],
  applied: 0,
  version: 4,
  ...fields,
});

export const anApplicant = (fields: Partial<Applicant> = {}): Applicant => ({
  id: 31,
  first_name: 'Grace',
  last_name: 'Katsaros',
  sm_profile_picture_url: null,
  job_id: 7,
  worker_id: 12,
  member_since: '2025-02-03T00:00:00.000Z',
  jobs_completed: 21,
  assign_status: 'applied',
  applied_at: '2026-11-05T00:00:00.000Z',
  agreement_in_force: true,
  ...fields,
});
