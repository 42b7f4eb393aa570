import { PayError } from './pay-error';
import { minutesOf } from './wall-time';

/** A band of a weekday. If `end` is at or before `start`, the band crosses midnight; midnight is written `00:00`, not `24:00`. */
export interface Timing {
  start: string;
  end: string;
  is_overnight: boolean;
  /** Per hour. */
  rate_cents: number;
}

/** `split` pays the minutes of each band at its rate, `whole_shift` pays all weekday minutes by the band in which the shift starts. */
export type Crossing = 'split' | 'whole_shift';

export interface PayLevel {
  timings: readonly Timing[];
  /** Per hour on such a day. */
  saturday_cents: number;
  sunday_cents: number;
  holiday_cents: number;
  /** A fixed amount for the whole sleep over. */
  sleep_over_cents: number;
  /** Per hour of an active night on a weekday, and the minimum on other days. */
  active_night_cents: number;
  crossing?: Crossing;
}

export interface Band {
  /** Minutes since midnight; `end` is over 1440 if the band crosses midnight. */
  start: number;
  end: number;
  is_overnight: boolean;
  rate_cents: number;
}

const FULL_DAY = 1440;

/**
 * The timings of a level as they are paid. A level with one timing pays the rest of the day at the same rate; between several timings, hours
 * that none covers have no rate.
 */
export function paidTimings(timings: readonly Timing[]): readonly Timing[] {
  const [only, second] = timings;
  return only && !second ? [only, { ...only, start: '00:00', end: '00:00' }] : timings;
}

/**
 * The validated bands of a level.
 * @throws {PayError} `time_format` or `rate`
 */
export function bandsOf(level: PayLevel): Band[] {
  const rates = ['saturday_cents', 'sunday_cents', 'holiday_cents', 'sleep_over_cents', 'active_night_cents'] as const;
  for (const name of rates) assertCents(level[name], `pay_level.${name}`);
  return level.timings.map((timing, index) => {
    const field = `pay_level.timings.${index}`;
    assertCents(timing.rate_cents, `${field}.rate_cents`);
    const start = minutesOf(timing.start, `${field}.start`);
    const end = minutesOf(timing.end, `${field}.end`);
    return { start, end: end > start ? end : end + FULL_DAY, is_overnight: timing.is_overnight, rate_cents: timing.rate_cents };
  });
}

function assertCents(value: number, field: string) {
  if (Number.isSafeInteger(value) && value >= 0) return;
  throw new PayError('rate', field, `A rate is a whole number of cents, zero or more; ${field} is ${value}.`);
}

/**
 * The band of a minute of the day. If several cover it, the shortest wins, so that a special band can overlap a 24-hour one.
 * @returns undefined if none covers it
 */
export function bandAt(bands: readonly Band[], minute: number): Band | undefined {
  let best: Band | undefined;
  for (const band of bands) {
    const covers = (minute >= band.start && minute < band.end) || minute + FULL_DAY < band.end;
    if (covers && (!best || band.end - band.start < best.end - best.start)) best = band;
  }
  return best;
}
