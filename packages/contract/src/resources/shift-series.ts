import { call } from '../call';
import { bit, day, instant, money } from '../entities';
import { acrossFields, date, flag, id, optional } from '../rules';
import { z } from '../schema';
import { WEEKDAYS } from './jobs';
import { payLine } from './shift-extras';
import { segment, shiftBody, shiftLabels, shiftWarning } from './shifts';

/** Maximum number of shifts in a series. */
export const MOST_IN_SERIES = 100;

const DAY_MS = 86_400_000;

/** The days on which a shift is planned. */
export interface Series {
  /** The first day, `yyyy-MM-dd`. It is included even if its weekday is not selected. */
  date: string;
  /** The weekdays on which it is repeated. */
  weekdays: readonly string[];
  /** The last possible day; null for a single shift. */
  until: string | null;
}

/** The days of a series, `yyyy-MM-dd`, in order. */
export function seriesDays({ date: first, weekdays, until }: Series): string[] {
  const days = [first];
  if (until === null) return days;
  const last = Date.parse(`${until}T00:00:00Z`);
  for (let at = Date.parse(`${first}T00:00:00Z`) + DAY_MS; at <= last && days.length <= MOST_IN_SERIES; at += DAY_MS) {
    const weekday = WEEKDAYS[(new Date(at).getUTCDay() + 6) % 7] ?? '';
    if (weekdays.includes(weekday)) days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

const repeated = {
  weekdays: z._default(z.array(z.enum(WEEKDAYS, { error: 'validation.in' }), { error: 'validation.array' }), []),
  until: optional(date()),
};

const inOrder = acrossFields<Series>(['date', 'until'], ({ date: first, until }) => until === null || until > first, {
  error: 'rule.shift.series_end',
  path: ['until'],
});
const inBounds = acrossFields<Series>(
  ['date', 'weekdays', 'until'],
  (series) => series.until === null || series.until <= series.date || seriesDays(series).length <= MOST_IN_SERIES,
  { error: 'rule.shift.series_long', path: ['until'], params: { most: MOST_IN_SERIES } },
);
const daysChosen = acrossFields<Series>(['weekdays', 'until'], ({ weekdays, until }) => until === null || weekdays.length > 0, {
  error: 'validation.required',
  path: ['weekdays'],
});

/** The fields of a shift that affect its price. The preview adds the `id` of the shift that is being edited. */
const hours = z.omit(shiftBody, { name: true, description: true, reassign: true, status: true, version: true });

/** A shift as it would be planned. */
const planned = z.object({
  date: day,
  total_cost: money,
  /** Elapsed hours, two decimals. */
  total_hour: z.string(),
  fee: money,
  rate_type: z.string(),
  segments: z.array(segment),
  /** The following fields explain the hours and the amount; missing for a refused shift and from an earlier server. */
  start_at: z.optional(instant),
  end_at: z.optional(instant),
  time_zone: z.optional(z.string()),
  is_overnight: z.optional(bit),
  lines: z.optional(z.array(payLine)),
  warnings: z.array(shiftWarning),
  /** Whether the worker is already on another shift at the same time. */
  clashes: bit,
  /** Why the shift is not possible, null if it is. A shift that is not possible has no price. */
  refusal: z.nullable(z.string()),
});
export type PlannedShift = z.output<typeof planned>;

const labels = { ...shiftLabels, weekdays: 'field.shift.weekdays', until: 'field.shift.until' } as const;

export const seriesBody = z.extend(shiftBody, repeated).check(inOrder, daysChosen, inBounds);
export type SeriesBody = z.output<typeof seriesBody>;

export const shiftSeries = {
  /** Previews the cost of a shift, or of each shift of a series, with warnings for the planner. Writes nothing. */
  preview: call({
    id: 'A-325',
    method: 'POST',
    creates: false,
    path: '/shift/preview',
    affects: [],
    access: ['shift-create'],
    body: z.extend(hours, { id: optional(id()), is_holiday: z._default(flag(), 0), ...repeated }).check(inOrder, daysChosen, inBounds),
    data: z.object({ shifts: z.array(planned), total_cost: money, total_hour: z.string(), fee: money }),
    labels,
  }),
  /** Adds a shift on each day of a series, all or none. */
  create: call({
    id: 'A-326',
    method: 'POST',
    creates: true,
    path: '/shift/series',
    affects: ['shift'],
    access: ['shift-create'],
    body: seriesBody,
    data: z.object({ ids: z.array(z.number()), total_cost: money }),
    success: 'success.added',
    labels,
  }),
};
