import { call } from '../call';
import { bit, clock, day, instant, maybeFace, money, named, person } from '../entities';
import { acrossFields, date, id, listOf, number, oneOf, optional, text } from '../rules';
import { z } from '../schema';
import { SHIFT_STATUSES } from './shifts';

/** Maximum period of one calendar request, in days. */
const MAX_DAYS = 370;
const DAY_MS = 86_400_000;

/** A shift on a calendar. `title` is its name; `start` and `end` are instants. */
export const calendarEvent = z.object({
  id: z.number(),
  shift_id: z.number(),
  title: z.string(),
  start: instant,
  end: instant,
  time_zone: z.string(),
  type: z.string(),
  status: z.string(),
  worker: z.nullable(person),
  house: named,
  job: named,
});
export type CalendarEvent = z.output<typeof calendarEvent>;

const query = z
  .object({
    /** Local days, both inclusive. */
    start: date(),
    end: date(),
    title: optional(text(100)),
    shift_id: optional(id()),
    shift_type: optional(oneOf(['log', 'schedule'])),
  })
  .check(
    acrossFields(['start', 'end'], ({ start, end }) => start <= end, {
      error: 'validation.after_or_equal',
      path: ['end'],
      params: { date: 'Start' },
    }),
    acrossFields(['start', 'end'], ({ start, end }) => Date.parse(end) - Date.parse(start) < MAX_DAYS * DAY_MS, {
      error: 'validation.in',
      path: ['end'],
    }),
  );

/** The mark of a shift in a calendar: the kind of night work, or else its status. */
export const CALENDAR_MARKS = [...SHIFT_STATUSES, 'sleep_over', 'active_night'] as const;

/** Maximum number of shifts in a response of `days`, which keeps it below 200 KB. */
export const MOST_SHIFTS = 500;
const MOST_HOUSES = 500;

/** A shift on a calendar of days. Dates and times are local to its house; hours and dollars have two decimals. */
export const calendarShift = z.object({
  id: z.number(),
  name: z.string(),
  date: day,
  start_time: clock,
  /** On the next day if it is not after the start. */
  end_time: clock,
  type: z.string(),
  status: z.string(),
  /** The picture is included only if a single day is requested. */
  worker: z.nullable(maybeFace),
  house_id: z.number(),
  total_cost: money,
  total_hour: z.string(),
});
export type CalendarShift = z.output<typeof calendarShift>;

/** A day with shifts: their number, the hours and dollars of those that are not cancelled, and the earliest shifts, in order of time. */
export const calendarDay = z.object({
  date: day,
  count: z.number(),
  sleep_overs: z.number(),
  total_hour: z.string(),
  total_cost: money,
  shifts: z.array(calendarShift),
});
export type CalendarDay = z.output<typeof calendarDay>;

export const calendarDays = z.object({
  /** Days without shifts are left out. */
  days: z.array(calendarDay),
  /** The houses and marks of all shifts of these days, including filtered-out ones. */
  houses: z.array(z.object({ id: z.number(), name: z.string(), time_zone: z.string(), count: z.number() })),
  marks: z.array(z.object({ mark: z.string(), count: z.number() })),
  /** Public holidays of the states and regions of the houses. `states` has their codes. */
  holidays: z.array(z.object({ date: day, name: z.string(), provisional: bit, states: z.array(z.string()) })),
});
export type CalendarDays = z.output<typeof calendarDays>;

/** The possible start hours of a day: midnight, or the care day, so that no night is split. */
export const DAY_BEGINS = ['00:00', '06:00'] as const;

const daysBetween = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;
const countOf = (max: number) => number({ min: 0, max, integer: true });

const daysQuery = z
  .object({
    /** Local days, both inclusive. */
    start: date(),
    end: date(),
    shift_type: oneOf(['log', 'schedule']),
    day_begins: z._default(oneOf(DAY_BEGINS), '00:00'),
    house_id: optional(
      z.pipe(
        z.transform((value: unknown) => (typeof value === 'string' ? value.split(',') : value)),
        z.array(id(), { error: 'validation.array' }).check(z.maxLength(MOST_HOUSES, { error: 'validation.array' })),
      ),
    ),
    mark: optional(listOf(CALENDAR_MARKS)),
    /** Maximum number of a day's shifts returned, separately for shifts that end on the same day and on the next. */
    per_day: countOf(MOST_SHIFTS),
    per_night: countOf(MOST_SHIFTS),
  })
  .check(
    acrossFields(['start', 'end'], ({ start, end }) => start <= end, {
      error: 'validation.after_or_equal',
      path: ['end'],
      params: { date: 'Start' },
    }),
    acrossFields(
      ['start', 'end', 'per_day', 'per_night'],
      ({ start, end, per_day, per_night }) => daysBetween(start, end) * (per_day + per_night) <= MOST_SHIFTS,
      { error: 'validation.in', path: ['per_day'] },
    ),
  );

export const shiftCalendar = {
  events: call({
    id: 'A-105',
    method: 'GET',
    path: '/shift/fetch-calendar-event',
    resource: 'shift',
    access: ['timesheet-read'],
    query,
    data: z.array(calendarEvent),
  }),
  /** The days of a calendar: number of shifts, their hours and dollars, and the first few shifts. */
  days: call({
    id: 'A-310',
    method: 'GET',
    path: '/shift-calendar',
    resource: 'shift',
    access: ['timesheet-read'],
    query: daysQuery,
    data: calendarDays,
  }),
};
