import { call } from '../call';
import { z } from '../schema';
import { flag, id, optional, text, time } from '../rules';
import { shiftDetail, shiftLabels } from './shifts';

/** How long before its start a shift can be started, in minutes. */
export const START_EARLY_MINUTES = 30;
/** Maximum number of wake-ups of a sleep over. */
export const MOST_WAKE_UPS = 20;

/** When the worker pressed the button, possibly long before the request arrives: an ISO 8601 instant in UTC. By default now. */
const pressedAt = () =>
  optional(text(40).check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/, { error: 'validation.regex' })));

/** In the house's local time. `fold` selects one of two equal times when clocks go back: 0 the first, 1 the second. */
const hours = { start_time: time(), end_time: time(), fold: optional(flag()) };

/** The worker's current or next shift, with the data needed to get there. */
export const nextShift = z.object({
  shift: z.nullable(
    z.extend(shiftDetail, {
      /** Address of the house, in one line. */
      address: z.string(),
      /** First names of the people who live in the house. */
      residents: z.array(z.string()),
    }),
  ),
});
export type NextShift = NonNullable<z.output<typeof nextShift>['shift']>;

const working = { method: 'POST', creates: true, affects: ['shift'], access: ['shift-submit'], data: shiftDetail } as const;
const labels = {
  ...shiftLabels,
  start_time: 'field.shift.start_time',
  end_time: 'field.shift.end_time',
  note: 'field.shift.note',
  fold: 'field.shift.fold',
} as const;

/** Calls with which workers record the work on their own shifts. */
export const workedShifts = {
  /** Sets the shift in progress. Its hours stay as planned. */
  start: call({
    ...working,
    id: 'A-370',
    path: '/shift/start',
    body: z.object({ id: id(), at: pressedAt() }),
    success: 'success.shift_started',
  }),
  /** Records that the shift was worked from `start_time` to `end_time`, and prices it by these hours. */
  finish: call({
    ...working,
    id: 'A-371',
    path: '/shift/finish',
    body: z.object({ id: id(), ...hours, at: pressedAt() }),
    success: 'success.shift_finished',
    labels,
  }),
  /** Adds a wake-up to a sleep over, which is then repriced. Repeating the same wake-up changes nothing. */
  wakeUp: call({
    ...working,
    id: 'A-372',
    path: '/shift/wake-up',
    body: z.object({ id: id(), ...hours, note: optional(text(500)) }),
    success: 'success.wake_up_recorded',
    labels,
  }),
  next: call({ id: 'A-373', method: 'GET', path: '/next-shift', resource: 'shift', access: ['shift-submit'], data: nextShift }),
};
