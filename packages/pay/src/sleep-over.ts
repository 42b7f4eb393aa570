import { splitPeriod, type Terms } from './split-period';
import { PayError } from './pay-error';
import { activeNightRate } from './rate';
import { fixed, hourly, ratePeriods, type Segment } from './segment';
import { DAY, type Fold, instantOf, MINUTE, minutesOf } from './wall-time';

/** The window of a sleep over (section 9), local times; it ends on the next day. */
export const SLEEP_OVER = { start_time: '22:00', end_time: '06:00' } as const;
const STARTS = minutesOf(SLEEP_OVER.start_time, 'sleep_over');
const ENDS = minutesOf(SLEEP_OVER.end_time, 'sleep_over');

/** The minimum paid for a wake-up, in minutes. */
export const WAKE_UP_MINUTES = 60;

/** Work within a sleep over, in local times. */
export interface WakeUp {
  start_time: string;
  end_time: string;
  fold?: Fold;
}

export interface Window {
  start: number;
  end: number;
}

/**
 * The instants of the night's window.
 * @param midnight local, of the day on which the shift starts
 * @throws {PayError} `sleep_over_window` if the shift does not contain the whole window
 */
export function sleepOverWindow(midnight: number, shift: Window, timeZone: string): Window {
  const start = instantOf(midnight + STARTS * MINUTE, timeZone, 0, 'start_time');
  const end = instantOf(midnight + DAY + ENDS * MINUTE, timeZone, 0, 'end_time');
  if (shift.start <= start && end <= shift.end) return { start, end };
  const rule = `A sleep over is from ${SLEEP_OVER.start_time} to ${SLEEP_OVER.end_time}.`;
  throw new PayError('sleep_over_window', 'start_time', `${rule} Start the shift at 22:00 or before, and end it at 06:00 or after.`);
}

/** The night's fixed line, followed by those of each wake-up. */
export function sleepOverSegments({ start, end }: Window, wakeUps: readonly Window[], terms: Terms): Segment[] {
  const nights = splitPeriod(start, end, { ...terms, bands: [] }).slice(0, 1);
  return [
    ...nights.map((night) => fixed({ ...night, end }, terms)),
    ...wakeUps.flatMap((wakeUp) => wakeUpSegments(wakeUp, { ...terms, bands: [] })),
  ];
}

/**
 * A wake-up across a midnight that changes its rate has two lines; if it is shorter than an hour, the missing minutes are paid at the rate
 * of its last line.
 */
function wakeUpSegments({ start, end }: Window, terms: Terms) {
  const missing = Math.max(0, WAKE_UP_MINUTES - (end - start) / MINUTE);
  const rated = ratePeriods(splitPeriod(start, end, terms), (period) => activeNightRate(period, terms.level));
  return rated.map((period) => hourly(period, 'wake_up', terms, period.end === end ? missing : 0));
}

/**
 * Wake-ups as instants, sorted; adjacent and overlapping ones are merged.
 * @throws {PayError} `wake_up_outside` for one that is not within the window, `time_does_not_exist`
 */
export function wakeUpWindows(wakeUps: readonly WakeUp[], midnight: number, window: Window, timeZone: string): Window[] {
  const merged: Window[] = [];
  for (const next of wakeUps
    .map((wakeUp, index) => wakeUpWindow(wakeUp, index, midnight, window, timeZone))
    .sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && next.start <= last.end) last.end = Math.max(last.end, next.end);
    else merged.push({ ...next });
  }
  return merged;
}

function wakeUpWindow(
  { start_time, end_time, fold = 0 }: WakeUp,
  index: number,
  midnight: number,
  window: Window,
  timeZone: string,
): Window {
  const at = (time: string, name: string) => {
    const field = `wake_ups.${index}.${name}`;
    const minute = minutesOf(time, field);
    return instantOf(midnight + (minute < STARTS ? DAY : 0) + minute * MINUTE, timeZone, fold, field);
  };
  const start = at(start_time, 'start_time');
  const end = at(end_time, 'end_time');
  if (window.start <= start && start < end && end <= window.end) return { start, end };
  const rule = `A wake-up lies between ${SLEEP_OVER.start_time} and ${SLEEP_OVER.end_time} and ends after it starts`;
  throw new PayError('wake_up_outside', `wake_ups.${index}`, `${rule}; this one is ${start_time} to ${end_time}.`);
}
