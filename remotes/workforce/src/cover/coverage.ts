import type { Shift } from '@careloom/contract/resources/shifts';

/** How far ahead a house's coverage is shown. */
export const HOURS_AHEAD = 60;
const HOUR = 3_600_000;
const QUARTER = HOUR / 4;

/** A part of the shown time; instants in milliseconds. */
export interface Stretch {
  from: number;
  to: number;
}

/** A shift with a worker, cut to the shown time. Shifts at the same time are in different lanes, from 0. */
export interface Watch extends Stretch {
  shift: Shift;
  lane: number;
}

export interface Coverage extends Stretch {
  watches: Watch[];
  /** Periods without a worker. */
  gaps: Stretch[];
}

/** The worker of a draft has not been notified. */
const NOT_WORKED: readonly string[] = ['draft', 'cancelled'];

/** Coverage of a house in the hours ahead, from the last quarter of an hour, with gaps. Drafts, cancelled and unfilled shifts cover nothing. */
export function coverageOf(shifts: readonly Shift[], now: Date): Coverage {
  const from = Math.floor(now.getTime() / QUARTER) * QUARTER;
  const to = from + HOURS_AHEAD * HOUR;
  const worked = shifts
    .filter(({ worker, status }) => worker !== null && !NOT_WORKED.includes(status))
    .map((shift) => ({ shift, from: Math.max(from, Date.parse(shift.start_at)), to: Math.min(to, Date.parse(shift.end_at)) }))
    .filter((stretch) => stretch.from < stretch.to)
    .sort((one, other) => one.from - other.from || other.to - one.to);
  const gaps: Stretch[] = [];
  const lanes: number[] = [];
  let covered = from;
  const watches = worked.map((stretch) => {
    if (stretch.from > covered) gaps.push({ from: covered, to: stretch.from });
    covered = Math.max(covered, stretch.to);
    const free = lanes.findIndex((end) => end <= stretch.from);
    const lane = free < 0 ? lanes.length : free;
    lanes[lane] = stretch.to;
    return { ...stretch, lane };
  });
  if (covered < to) gaps.push({ from: covered, to });
  return { from, to, watches, gaps };
}

/** The total length of some periods in minutes. */
export const minutesOf = (stretches: readonly Stretch[]): number => stretches.reduce((sum, { from, to }) => sum + (to - from) / 60_000, 0);

/** The midnights of a time zone within a period. */
export function midnightsIn({ from, to }: Stretch, timeZone: string): number[] {
  const clock = new Intl.DateTimeFormat('en-AU', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const quarters = Array.from({ length: (to - from) / QUARTER }, (_, at) => from + at * QUARTER);
  return quarters.filter((instant) => instant > from && clock.format(instant) === '00:00');
}
