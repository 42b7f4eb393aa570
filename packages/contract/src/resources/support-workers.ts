import { call } from '../call';
import { dependentChoice } from '../dependents';
import { bit, day, fileUrl, instant, location, named, person } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { flag, id, listOf, oneOf, optional } from '../rules';
import { z } from '../schema';

export const VERIFICATION_STATUSES = ['pending', 'verified', 'rejected'] as const;
export const AVAILABILITIES = ['available', 'occupied'] as const;

export const agreementSummary = z.object({
  id: z.number(),
  status: z.string(),
  end_date: z.nullable(day),
  expiry_message: z.nullable(z.string()),
});

/** `current_jobs` are assigned now; `next_shifts` are still to be worked: published, confirmed or in progress. */
const counts = z.object({
  ...{ jobs: z.number(), shifts: z.number(), invoices: z.number(), service_agreements: z.number() },
  ...{ current_jobs: z.optional(z.number()), next_shifts: z.optional(z.number()) },
});

export const supportWorker = z.extend(person, {
  email: z.string(),
  dob: z.nullable(day),
  gender: z.nullable(z.string()),
  contact_no: z.nullable(z.string()),
  profile_picture: fileUrl,
  sm_profile_picture_url: fileUrl,
  /** Date of application. */
  created_at: instant,
  verification_status: z.string(),
  availability: z.string(),
  is_active: bit,
  archived_at: z.nullable(instant),
  xero_contact_id: z.nullable(z.string()),
  /** When the link in the verification mail was opened. Missing from servers of earlier releases. */
  email_verified_at: z.optional(z.nullable(instant)),
  details: z.object({
    abn: z.nullable(z.string()),
    gst_registered: bit,
    other_info: z.nullable(z.string()),
    why_contractor: z.nullable(z.string()),
    prior_experience: z.nullable(z.string()),
    bringing_clients: bit,
    clients: z.array(z.object({ name: z.string(), email: z.string() })),
    weekly_hours: z.nullable(z.number()),
    heard_about: z.nullable(z.string()),
  }),
  location,
  service_agreement: z.nullable(agreementSummary),
  current_house: z.nullable(named),
  /** Who approved the application; null if not recorded. Only for a single worker; missing from servers of earlier releases. */
  approved_by: z.optional(z.nullable(person)),
  /** The pay level of the agreement in force. Only for a single worker; missing from servers of earlier releases. */
  pay_level: z.optional(z.nullable(named)),
  /** Numbers of records of this worker that the caller may see. Only for a single worker; missing from servers of earlier releases. */
  counts: z.optional(counts),
});
export type SupportWorker = z.output<typeof supportWorker>;

export const supportWorkersQuery = z.extend(listQuery, {
  verification_status: optional(listOf(VERIFICATION_STATUSES)),
  availability: optional(oneOf(AVAILABILITIES)),
  archived: z._default(flag(), 0),
});

/** Fields of a worker's record that the admin side may change. A missing field is kept; an empty text clears it. */
export const workerEdit = z.object({
  /** Derived from the jobs: only accepted if it equals the derived value. */
  availability: optional(oneOf(AVAILABILITIES)),
  is_active: optional(flag()),
  shifts: dependentChoice(),
  other_info: z.optional(
    z.nullable(z.string({ error: 'validation.string' }).check(z.trim(), z.maxLength(2000, { error: 'validation.max.string' }))),
  ),
});

/** Fields that a team leader may change: archived or not, and notes, which are kept if missing. */
export const teamLeaderWorkerEdit = z.extend(z.pick(workerEdit, { other_info: true, shifts: true }), { archived: flag() });

export const workerLabels = {
  availability: 'field.worker.availability',
  is_active: 'field.house.active_status',
  other_info: 'field.worker.other_info',
} as const;

const byId = z.object({ id: id() });
const read = { method: 'GET', resource: 'support-worker' } as const;
const decision = { method: 'POST', creates: false, body: byId, data: supportWorker } as const;

export const supportWorkers = {
  /** Without `verification_status`, only verified workers. */
  list: call({
    ...read,
    id: 'A-037',
    path: '/support-worker',
    access: ['support-worker-read'],
    query: supportWorkersQuery,
    data: pageOf(supportWorker),
  }),
  get: call({
    ...read,
    id: 'A-038',
    path: '/support-worker/:id',
    access: ['support-worker-read'],
    params: byId,
    data: supportWorker,
  }),
  rejected: call({
    ...read,
    id: 'A-042',
    path: '/support-worker/rejected-applicants',
    access: ['rejected-applicant-read'],
    query: listQuery,
    data: pageOf(supportWorker),
  }),
  update: call({
    id: 'A-039',
    method: 'PUT',
    path: '/support-worker/:id',
    affects: ['support-worker'],
    access: ['worker-verify'],
    params: byId,
    body: workerEdit,
    data: supportWorker,
    success: 'success.updated',
    labels: workerLabels,
  }),
  verify: call({
    ...decision,
    id: 'A-040',
    path: '/support-worker/verify',
    affects: ['support-worker'],
    access: ['worker-verify'],
    success: 'success.worker_verified',
  }),
  reject: call({
    ...decision,
    id: 'A-041',
    path: '/support-worker/reject',
    affects: ['support-worker'],
    access: ['worker-verify'],
    success: 'success.worker_rejected',
  }),
  archive: call({
    ...decision,
    body: z.object({ id: id(), shifts: dependentChoice() }),
    id: 'A-043',
    path: '/support-worker/archive',
    affects: ['support-worker', 'jobs', 'shift'],
    access: ['support-worker-archive'],
    success: 'success.worker_archived',
  }),
  restore: call({
    ...decision,
    id: 'A-044',
    path: '/support-worker/restore',
    affects: ['support-worker', 'jobs', 'shift'],
    access: ['support-worker-archive'],
    success: 'success.worker_restored',
  }),
};

export const teamLeaderWorkers = {
  list: call({
    ...read,
    id: 'A-057',
    path: '/team-leader/support-worker',
    access: ['team-leader-support-worker-read'],
    query: supportWorkersQuery,
    data: pageOf(supportWorker),
  }),
  get: call({
    ...read,
    id: 'A-058',
    path: '/team-leader/support-worker/:id',
    access: ['team-leader-support-worker-read'],
    params: byId,
    data: supportWorker,
  }),
  /** Not supported: workers register themselves. */
  create: call({
    id: 'A-059',
    method: 'POST',
    creates: false,
    path: '/team-leader/support-worker',
    affects: ['support-worker'],
    access: ['team-leader-support-worker-read'],
    data: z.object({}),
  }),
  /** Also requires `support-worker-archive`, as does `remove`. */
  update: call({
    id: 'A-060',
    method: 'PUT',
    path: '/team-leader/support-worker/:id',
    affects: ['support-worker'],
    access: ['team-leader-support-worker-read'],
    params: byId,
    body: teamLeaderWorkerEdit,
    data: supportWorker,
    success: 'success.updated',
    labels: workerLabels,
  }),
  /** Archives the worker; no work is deleted. */
  remove: call({
    id: 'A-061',
    method: 'DELETE',
    path: '/team-leader/support-worker/:id',
    affects: ['support-worker', 'jobs', 'shift'],
    access: ['team-leader-support-worker-read'],
    params: byId,
    query: z.object({ shifts: dependentChoice() }),
    data: z.object({}),
    success: 'success.worker_archived',
  }),
};
