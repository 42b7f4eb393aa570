import { call } from '../call';
import { instant, named, person } from '../entities';
import { acrossFields, date, id, oneOf, optional, text } from '../rules';
import { z } from '../schema';

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
};
