import { call } from '../call';
import { bit, clock, day, face, instant, money } from '../entities';
import { date, flag, id, number, optional, time } from '../rules';
import { z } from '../schema';

/** Periods that a roster shows, in days. */
export const ROSTER_DAYS = [7, 14] as const;
/** Maximum numbers of shifts and workers in a response. The rest is counted in `left_off`. */
export const MOST_ROSTER_SHIFTS = 2_500;
export const MOST_ROSTER_WORKERS = 400;
const MOST_HOUSES = 500;

/** A shift on a roster. Dates and times are local to its house, minutes are elapsed time, dollars have two decimals. */
export const rosterShift = z.object({
  id: z.number(),
  name: z.string(),
  /** Local day of the start. */
  date: day,
  start_time: clock,
  /** On the next day if it is not after the start. */
  end_time: clock,
  start_at: instant,
  minutes: z.number(),
  type: z.string(),
  status: z.string(),
  worker_id: z.nullable(z.number()),
  job_id: z.number(),
  house_id: z.number(),
  total_cost: money,
  /** Sent back with a change, which is refused as stale if it differs. */
  version: z.number(),
});
export type RosterShift = z.output<typeof rosterShift>;

/** A worker who can be rostered, or has a shift in the period. */
export const rosterWorker = z.extend(face, {
  /** Whether new shifts can be given to them: verified, active and not archived. */
  can_work: bit,
  /** Weekly hours that they want. */
  weekly_hours: z.nullable(z.number()),
  /** Whether they have a casual full-time job, which requires at least 40 hours a week. */
  casual_full_time: bit,
  /** Signed agreements that cover a day of the period, both days inclusive. */
  agreements: z.array(z.object({ start: day, end: day })),
  /** Houses where they have a job, or had a shift within twelve weeks before the period. */
  house_ids: z.array(z.number()),
});
export type RosterWorker = z.output<typeof rosterWorker>;

export const shiftRosterData = z.object({
  workers: z.array(rosterWorker),
  houses: z.array(z.object({ id: z.number(), name: z.string(), time_zone: z.string() })),
  /** The jobs of these shifts. `end` is the last day on which a job can have shifts; null if it has no end. */
  jobs: z.array(z.object({ id: z.number(), name: z.string(), house_id: z.number(), start: day, end: z.nullable(day) })),
  /** The shifts of the period and of the day before and after it, in order of time, without cancelled ones. */
  shifts: z.array(rosterShift),
  /** When the same workers are busy with shifts that are not listed: at houses out of the caller's scope, or left out by a filter. */
  busy: z.array(z.object({ worker_id: z.number(), start_at: instant, minutes: z.number() })),
  /** Numbers of shifts and workers beyond the maximum. Filtering by house shows them. */
  left_off: z.object({ shifts: z.number(), workers: z.number() }),
});
export type ShiftRosterData = z.output<typeof shiftRosterData>;

const houseIds = () =>
  optional(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' ? value.split(',') : value)),
      z.array(id(), { error: 'validation.array' }).check(z.maxLength(MOST_HOUSES, { error: 'validation.array' })),
    ),
  );

/** The new place of a shift. Its job, kind, name and wake-ups stay the same. `worker_id` null makes it a draft without a worker. */
const placeBody = z.object({
  worker_id: optional(id()),
  date: date(),
  start_time: time(),
  end_time: time(),
  /** Version of the shift that the user saw. */
  version: number({ integer: true }),
  /** Removes the worker from conflicting shifts that are not worked yet. */
  reassign: z._default(flag(), 0),
});

export const shiftRoster = {
  /** All data for planning a week or a fortnight, in one response. */
  read: call({
    id: 'A-330',
    method: 'GET',
    path: '/shift-roster',
    resource: 'shift',
    access: ['shift-create'],
    query: z.object({
      /** The first local day. */
      start: date(),
      days: z._default(number({ min: 7, max: 14, integer: true }), 7),
      house_id: houseIds(),
    }),
    data: shiftRosterData,
  }),
  /** Moves a shift that is not worked yet to another worker, day or time. If it is stale, `data.shift` of the refusal is its current state. */
  place: call({
    id: 'A-331',
    method: 'PUT',
    path: '/shift-roster/:id',
    affects: ['shift'],
    access: ['shift-create'],
    params: z.object({ id: id() }),
    body: placeBody,
    data: rosterShift,
    success: 'success.updated',
    labels: {
      worker_id: 'field.shift.worker',
      date: 'field.shift.date',
      start_time: 'field.shift.start_time',
      end_time: 'field.shift.end_time',
    },
  }),
};
