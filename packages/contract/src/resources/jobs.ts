import { call } from '../call';
import { dependentChoice } from '../dependents';
import { bit, clock, day, face, instant, named, person } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { acrossFields, date, flag, id, listOf, number, oneOf, optional, text, time } from '../rules';
import { z } from '../schema';

export const JOB_TYPES = ['once_off', 'ongoing', 'casual', 'casual_full_time', 'full_time'] as const;
export const JOB_STATUSES = ['open', 'assigned', 'closed'] as const;
export const VISIBILITIES = ['public', 'private'] as const;
export const WHEN_NEEDED = ['flexible', 'certain_days'] as const;
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export const PREFERRED_GENDERS = ['male', 'female', 'any'] as const;
/** Casual full time requires at least this many weekly support hours (sections 5 and 9). */
export const CASUAL_FULL_TIME_HOURS = 40;
/** Job types that may have no end date. */
const OPEN_ENDED: readonly string[] = ['ongoing', 'casual'];
export const isOpenEnded = (type: string): boolean => OPEN_ENDED.includes(type);

/** Statuses and similar fields are plain strings: a response of a newer API must not break an older page. */
export const job = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  type: z.string(),
  start_date: day,
  end_date: z.nullable(day),
  /** As text: "3 months", "Ongoing". */
  duration: z.string(),
  visibility: z.string(),
  number_of_workers: z.number(),
  weekly_hours: z.number(),
  when_needed: z.string(),
  days: z.array(z.string()),
  service_needed: z.string(),
  preferred_gender: z.string(),
  status: z.string(),
  archived_at: z.nullable(instant),
  /** When the job was assigned and closed, for its history. */
  assigned_at: z.optional(z.nullable(instant)),
  closed_at: z.optional(z.nullable(instant)),
  start_time: clock,
  end_time: clock,
  is_overnight: bit,
  house: z.extend(named, { suburb: z.string(), state: z.string(), post_code: z.string() }),
  posted_by: person,
  created_at: instant,
  worker: z.nullable(face),
  applicants_count: z.number(),
  /** Pictures of the first three applicants; empty for a worker. */
  applicants: z.array(face),
  /** Workers to whom a private job is offered; only for the admin side, which edits it. */
  invited: z.optional(z.array(person)),
  /** Whether the calling worker has applied. */
  applied: bit,
  /** Incremented by each change; an update sends it back and is refused as stale if it differs. */
  version: z.number(),
});
export type Job = z.output<typeof job>;

export const jobBody = z
  .object({
    name: text(120),
    description: text(4000),
    type: oneOf(JOB_TYPES),
    start_date: date(),
    end_date: optional(date()),
    visibility: oneOf(VISIBILITIES),
    number_of_workers: number({ min: 1, max: 50, integer: true }),
    weekly_hours: number({ min: 0.5, max: 168 }),
    when_needed: oneOf(WHEN_NEEDED),
    days: z._default(z.array(z.enum(WEEKDAYS, { error: 'validation.in' }), { error: 'validation.array' }), []),
    service_needed: text(),
    preferred_gender: oneOf(PREFERRED_GENDERS),
    start_time: time(),
    end_time: time(),
    is_overnight: flag(),
    house_id: id(),
    worker_ids: z._default(z.array(id(), { error: 'validation.array' }), []),
    version: optional(number({ integer: true })),
  })
  .check(
    acrossFields(['type', 'end_date'], ({ type, end_date }) => isOpenEnded(type) || end_date !== null, {
      error: 'validation.required',
      path: ['end_date'],
    }),
    acrossFields(['start_date', 'end_date'], ({ start_date, end_date }) => end_date === null || end_date >= start_date, {
      error: 'validation.after_or_equal',
      path: ['end_date'],
      params: { date: 'Start Date' },
    }),
    acrossFields(
      ['type', 'weekly_hours'],
      ({ type, weekly_hours }) => type !== 'casual_full_time' || weekly_hours >= CASUAL_FULL_TIME_HOURS,
      { error: 'rule.job.casual_full_time', path: ['weekly_hours'] },
    ),
    acrossFields(['when_needed', 'days'], ({ when_needed, days }) => when_needed !== 'certain_days' || days.length > 0, {
      error: 'validation.required',
      path: ['days'],
    }),
  );
export type JobBody = z.output<typeof jobBody>;

export const jobLabels = {
  name: 'field.job.name_title',
  description: 'field.job.description',
  type: 'field.job.type',
  start_date: 'field.job.start_date',
  end_date: 'field.job.end_date',
  visibility: 'field.job.visibility',
  number_of_workers: 'field.job.number_of_workers',
  weekly_hours: 'field.job.weekly_support_hours',
  when_needed: 'field.job.when_needed',
  days: 'field.job.days',
  worker_ids: 'field.job.invited_workers',
  service_needed: 'field.job.service_needed',
  preferred_gender: 'field.job.preferred_worker_gender',
  start_time: 'field.job.start_time',
  end_time: 'field.job.end_time',
  is_overnight: 'field.job.overnight',
  house_id: 'field.job.location_house',
} as const;

export const jobsQuery = z.extend(listQuery, {
  status: optional(listOf(JOB_STATUSES)),
  type: optional(listOf(JOB_TYPES)),
  visibility: optional(oneOf(VISIBILITIES)),
  house_id: optional(id()),
  worker_id: optional(id()),
  from: optional(date()),
  to: optional(date()),
  archived: z._default(flag(), 0),
});

const byId = z.object({ id: id() });
const idBody = z.object({ id: id() });
const endBody = z.object({ id: id(), shifts: dependentChoice() });
const page = pageOf(job);

/** Calls that end a job; its future shifts are handled as the caller chose. */
const ending = { method: 'POST', creates: false, affects: ['jobs', 'shift'], body: endBody, data: job } as const;

export const jobs = {
  list: call({
    id: 'A-062',
    method: 'GET',
    path: '/jobs',
    resource: 'jobs',
    access: ['job-read', 'archived-job-read'],
    query: jobsQuery,
    data: page,
  }),
  get: call({ id: 'A-063', method: 'GET', path: '/jobs/:id', resource: 'jobs', access: ['job-read'], params: byId, data: job }),
  create: call({
    id: 'A-064',
    method: 'POST',
    creates: true,
    path: '/jobs',
    affects: ['jobs'],
    access: ['job-create'],
    body: jobBody,
    data: job,
    success: 'success.job_published',
    labels: jobLabels,
    days: { start_date: 'planned', end_date: 'planned_end' },
  }),
  update: call({
    id: 'A-065',
    method: 'PUT',
    path: '/jobs/:id',
    affects: ['jobs'],
    access: ['job-update'],
    params: byId,
    body: jobBody,
    data: job,
    success: 'success.updated',
    labels: jobLabels,
    days: { start_date: 'planned', end_date: 'planned_end' },
  }),
  remove: call({
    id: 'A-066',
    method: 'DELETE',
    path: '/jobs/:id',
    affects: ['jobs'],
    access: ['job-delete'],
    params: byId,
    data: z.object({}),
    success: 'success.deleted',
  }),
  close: call({ ...ending, id: 'A-074', path: '/jobs/close', access: ['job-close'], success: 'success.job_closed' }),
  archive: call({ ...ending, id: 'A-075', path: '/jobs/archive', access: ['job-archive'], success: 'success.job_archived' }),
  restore: call({
    id: 'A-155',
    method: 'POST',
    creates: false,
    path: '/jobs/restore',
    affects: ['jobs', 'shift'],
    access: ['job-archive'],
    body: idBody,
    data: job,
    success: 'success.job_restored',
  }),
};
