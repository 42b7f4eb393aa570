import { call } from '../call';
import { day, face, instant } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { flag, id, listOf, optional } from '../rules';
import { z } from '../schema';
import { job } from './jobs';
import { supportWorker } from './support-workers';

export const APPLICATION_STATUSES = ['applied', 'shortlisted', 'assigned', 'not_selected', 'withdrawn'] as const;

/** What speaks for and against a worker on a job, of its first four weeks; the roster, not a judgement. */
export const applicantFit = z.object({
  /** On how many days of the week the job needs somebody, and on how many of them no other shift is in the way. */
  days: z.number(),
  days_free: z.number(),
  /** The others, as in the job's `days`. */
  busy_days: z.array(z.string()),
  first_clash: z.nullable(day),
  /** Shifts worked in the house of the job. */
  house_shifts: z.number(),
  /** Hours rostered already, from Monday to Sunday of the job's first week. */
  week_hours: z.number(),
});
export type ApplicantFit = z.output<typeof applicantFit>;

export const applicant = z.extend(face, {
  job_id: z.number(),
  worker_id: z.number(),
  member_since: instant,
  jobs_completed: z.number(),
  /** The status of the application. */
  assign_status: z.string(),
  applied_at: instant,
  /** Whether the worker has a signed agreement in force, without which the job cannot be assigned. */
  agreement_in_force: z.boolean(),
  /** For who decides: in lists and in the detail of an applicant. */
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
  /** `shortlisted` 0 takes it back. */
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
