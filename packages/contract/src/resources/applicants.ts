import { call } from '../call';
import { day, face, instant } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { flag, id, listOf, optional } from '../rules';
import { z } from '../schema';
import { job } from './jobs';
import { supportWorker } from './support-workers';

export const APPLICATION_STATUSES = ['applied', 'shortlisted', 'assigned', 'not_selected', 'withdrawn'] as const;

/** How well a worker fits a job, for its first four weeks: facts from the roster, not a rating. */
export const applicantFit = z.object({
  /** Number of weekdays on which the job needs a worker, and on which the worker has no other shift at that time. */
  days: z.number(),
  days_free: z.number(),
  /** The other weekdays, as in the job's `days`. */
  busy_days: z.array(z.string()),
  first_clash: z.nullable(day),
  /** Shifts already worked in the job's house. */
  house_shifts: z.number(),
  /** Hours already rostered, Monday to Sunday, in the job's first week. */
  week_hours: z.number(),
  /** Approximate distance between the post codes of worker and house; null if one is unknown. Missing from an earlier server. */
  distance_km: z.optional(z.nullable(z.number())),
});
export type ApplicantFit = z.output<typeof applicantFit>;

export const applicant = z.extend(face, {
  job_id: z.number(),
  worker_id: z.number(),
  member_since: instant,
  jobs_completed: z.number(),
  /** Status of the application. */
  assign_status: z.string(),
  applied_at: instant,
  /** Whether the worker has a signed agreement in force, without which the job cannot be assigned. */
  agreement_in_force: z.boolean(),
  /** Only for users who decide on applicants: in lists and in the detail of an applicant. */
  fit: z.optional(applicantFit),
});
export type Applicant = z.output<typeof applicant>;

export const applicantDetail = z.extend(applicant, { worker: supportWorker });
export type ApplicantDetail = z.output<typeof applicantDetail>;

const ofJob = z.object({ id: id() });
const oneOfJob = z.object({ id: id(), n: id() });
const query = z.extend(listQuery, { status: optional(listOf(APPLICATION_STATUSES)) });

export const applicants = {
  list: call({
    id: 'A-067',
    method: 'GET',
    path: '/jobs/:id/job-applicants',
    resource: 'jobs',
    access: ['job-read', 'team-leader-job-read'],
    params: ofJob,
    query,
    data: pageOf(applicant),
  }),
  get: call({
    id: 'A-068',
    method: 'GET',
    path: '/jobs/:id/job-applicants/:n',
    resource: 'jobs',
    access: ['job-read', 'team-leader-job-read'],
    params: oneOfJob,
    data: applicantDetail,
  }),
  assign: call({
    id: 'A-073',
    method: 'POST',
    creates: false,
    path: '/jobs/:id/job-applicants/:n',
    affects: ['jobs'],
    access: ['job-assign'],
    params: oneOfJob,
    data: job,
    success: 'success.job_assigned',
  }),
  apply: call({
    id: 'A-078',
    method: 'POST',
    creates: true,
    path: '/support-worker/jobs/apply-job',
    affects: ['jobs'],
    access: ['job-apply'],
    body: z.pipe(
      z.pipe(
        z.looseObject({ job_id: z.optional(z.unknown()) }),
        z.transform(({ job_id, id: synonym }) => ({ job_id: job_id ?? synonym })),
      ),
      z.object({ job_id: id() }),
    ),
    data: applicant,
    success: 'success.job_applied',
  }),
  /** `shortlisted` 0 removes the worker from the shortlist. */
  shortlist: call({
    id: 'A-223',
    method: 'POST',
    creates: false,
    path: '/jobs/:id/job-applicants/:n/shortlist',
    affects: ['jobs'],
    access: ['job-assign'],
    params: oneOfJob,
    body: z.object({ shortlisted: z._default(flag(), 1) }),
    data: applicant,
    success: 'success.shortlist',
  }),
  withdraw: call({
    id: 'A-204',
    method: 'POST',
    creates: false,
    path: '/support-worker/jobs/withdraw-application',
    affects: ['jobs'],
    access: ['job-apply'],
    body: z.object({ job_id: id() }),
    data: applicant,
    success: 'success.application_withdrawn',
  }),
};

export const teamLeaderApplicants = {
  list: call({
    id: 'A-087',
    method: 'GET',
    path: '/team-leader/jobs/:id/job-applicants',
    resource: 'jobs',
    access: ['team-leader-job-read'],
    params: ofJob,
    query,
    data: pageOf(applicant),
  }),
  get: call({
    id: 'A-088',
    method: 'GET',
    path: '/team-leader/jobs/:id/job-applicants/:n',
    resource: 'jobs',
    access: ['team-leader-job-read'],
    params: oneOfJob,
    data: applicantDetail,
  }),
};
