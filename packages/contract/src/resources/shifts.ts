import { call } from '../call';
import { bit, clock, day, instant, maybeFace, money, named } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { date, flag, id, listOf, number, oneOf, optional, text, time } from '../rules';
import { z } from '../schema';
import { shiftExtras } from './shift-extras';

export const SHIFT_STATUSES = [
  'draft',
  'published',
  'confirmed',
  'in_progress',
  'completed',
  'submitted',
  'approved',
  'invoiced',
  'cancelled',
] as const;
/** Statuses listed under "schedule"; "logs" has the others. */
export const SCHEDULED: readonly string[] = ['draft', 'published', 'confirmed'];
export const SHIFT_TYPES = ['normal', 'sleep_over', 'active_night'] as const;

/** A part of a shift with one rate: `minutes` of elapsed time, `rate_cents` per hour, amount in cents. */
export const segment = z.object({
  start_at: instant,
  end_at: instant,
  minutes: z.number(),
  rate_type: z.string(),
  rate_cents: z.number(),
  amount_cents: z.number(),
});

/** A notice for planners about a shift. It never blocks. `code` and `values` are for programs, `text` for people. */
export const shiftWarning = z.object({ code: z.string(), text: z.string(), values: z.record(z.string(), z.unknown()) });
export type ShiftWarning = z.output<typeof shiftWarning>;

export const shift = z.object({
  id: z.number(),
  date: day,
  name: z.string(),
  start_time: clock,
  end_time: clock,
  start_at: instant,
  end_at: instant,
  time_zone: z.string(),
  worker: z.nullable(maybeFace),
  total_cost: money,
  /** Elapsed hours, two decimals. */
  total_hour: z.string(),
  fee: money,
  type: z.string(),
  rate_type: z.string(),
  status: z.string(),
  segments: z.array(segment),
  job: named,
  house: named,
  is_overnight: bit,
  /** Whether a planner declared the day of its start a public holiday that is missing from the calendar. */
  is_holiday: z.optional(bit),
  description: z.nullable(z.string()),
  timesheet_added_at: z.nullable(instant),
  invoice: z.nullable(z.object({ id: z.number(), number: z.string(), status: z.string() })),
  /** Whether the worker must submit it again, because another user changed it after it was submitted. */
  awaits_worker: z.optional(bit),
  /** Warnings about clock changes, holidays, and the worker's other shifts. */
  warnings: z.optional(z.array(shiftWarning)),
  /** Incremented by each change; an update sends it back and is refused as stale if it differs. */
  version: z.optional(z.number()),
});
export type Shift = z.output<typeof shift>;

/** A shift for its own page. */
export const shiftDetail = z.extend(shift, shiftExtras.shape);
export type ShiftDetail = z.output<typeof shiftDetail>;

/** In the house's local time, like all times of a shift. `fold` 1 is the second of two equal times in the night when clocks go back. */
const wakeUp = z.object({ start_time: time(), end_time: time(), fold: z._default(flag(), 0), note: optional(text(500)) });

/**
 * Input of a planned or worked shift. An end at or before the start is on the next day. `is_holiday` pays the day of the start as a public
 * holiday that is missing from the calendar. `reassign` removes the worker from conflicting shifts that are not worked yet. A draft may
 * have no worker: it costs nothing until it has one.
 */
export const shiftBody = z.object({
  job_id: id(),
  worker_id: optional(id()),
  date: date(),
  name: text(120),
  start_time: time(),
  end_time: time(),
  type: oneOf(SHIFT_TYPES),
  is_overnight: z._default(flag(), 0),
  is_holiday: z._default(flag(), 0),
  description: optional(text(4000)),
  reassign: z._default(flag(), 0),
  /** For a shift that is not worked yet. New shifts are published by default. */
  status: optional(oneOf(['draft', 'published'])),
  fold: z._default(flag(), 0),
  /** If missing, the existing ones are kept. */
  wake_ups: optional(z.array(wakeUp, { error: 'validation.array' }).check(z.maxLength(20, { error: 'validation.array' }))),
  version: optional(number({ integer: true })),
});
export type ShiftBody = z.output<typeof shiftBody>;

export const shiftLabels = {
  job_id: 'field.shift.job',
  worker_id: 'field.shift.worker',
  date: 'field.shift.date',
  name: 'field.shift.name',
  start_time: 'field.shift.start_time',
  end_time: 'field.shift.end_time',
  type: 'field.shift.type',
  is_overnight: 'field.shift.overnight',
  description: 'field.shift.description',
} as const;

const byId = z.object({ id: id() });

const MOST_DELETED = 1_000;
/** A list of ids, as a JSON array or from a query: repeated, or joined by commas. */
const ids = () =>
  optional(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' ? value.split(',') : typeof value === 'number' ? [value] : value)),
      z.array(id(), { error: 'validation.array' }).check(z.maxLength(MOST_DELETED, { error: 'validation.array' })),
    ),
  );

/** Two days, both inclusive: `2026-11-01,2026-11-30`. */
const duration = () =>
  z.pipe(
    text().check(z.regex(/^\d{4}-\d{2}-\d{2},\d{4}-\d{2}-\d{2}$/, { error: 'validation.regex' })),
    z.pipe(
      z.transform((value: string) => value.split(',')),
      z.tuple([date(), date()]),
    ),
  );

/** Calls with which workers confirm or decline their own shifts. */
const answering = { method: 'POST', creates: true, affects: ['shift'], access: ['shift-submit'], body: byId } as const;

export const shifts = {
  list: call({
    id: 'A-100',
    method: 'GET',
    path: '/shift',
    resource: 'shift',
    access: ['timesheet-read'],
    query: z.extend(listQuery, {
      shift_type: optional(oneOf(['log', 'schedule'])),
      status: optional(listOf(SHIFT_STATUSES)),
      from: optional(date()),
      to: optional(date()),
      worker_id: optional(id()),
      house_id: optional(id()),
      job_id: optional(id()),
    }),
    data: pageOf(shift),
  }),
  get: call({
    id: 'A-101',
    method: 'GET',
    path: '/shift/:id',
    resource: 'shift',
    access: ['timesheet-read'],
    params: byId,
    data: shiftDetail,
  }),
  create: call({
    id: 'A-102',
    method: 'POST',
    creates: true,
    path: '/shift',
    affects: ['shift'],
    access: ['shift-create'],
    body: shiftBody,
    data: shift,
    success: 'success.added',
    labels: shiftLabels,
  }),
  update: call({
    id: 'A-103',
    method: 'PUT',
    path: '/shift/:id',
    affects: ['shift'],
    access: ['shift-create'],
    params: byId,
    body: shiftBody,
    data: shift,
    success: 'success.updated',
    labels: shiftLabels,
  }),
  /** Deletes shifts that are not worked yet, and cancels the others. */
  remove: call({
    id: 'A-106',
    method: 'DELETE',
    path: '/shift/delete',
    affects: ['shift'],
    access: ['shift-delete'],
    query: z.object({ ids: ids(), 'ids[]': ids() }),
    body: z.object({ ids: ids() }),
    data: z.object({ deleted: z.number() }),
    success: 'success.deleted',
  }),
  /** Workers confirm that they will work their own published shift. */
  confirm: call({ ...answering, id: 'A-221', path: '/shift/confirm', data: shift, success: 'success.shift_confirmed' }),
  /** Workers return their own future shift, which becomes a draft without a worker. */
  decline: call({ ...answering, id: 'A-222', path: '/shift/decline', data: z.object({}), success: 'success.shift_declined' }),
  ofWorker: call({
    id: 'A-107',
    method: 'GET',
    path: '/shift/get-worker-shift-list',
    resource: 'shift',
    access: ['timesheet-read'],
    query: z.extend(listQuery, { worker_id: id(), duration: optional(duration()) }),
    data: pageOf(shift),
    labels: shiftLabels,
  }),
};
