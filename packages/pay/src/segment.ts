import type { Period, Terms } from './split-period';
import type { DayType } from './day-type';
import type { Rate, RateType } from './rate';
import { ENGINE_VERSION } from './version';
import { isoOf, MINUTE } from './wall-time';

/**
 * The cost of minutes at an hourly rate, in cents, half-up. Integer arithmetic throughout, so that no float decides a cent.
 * @param minutes elapsed, whole
 * @param rateCents per hour
 */
export const amountOf = (minutes: number, rateCents: number) => Math.floor((minutes * rateCents * 2 + 60) / 120);

/**
 * One line of a shift's pay. It contains everything its amount was computed from, so that it can be explained after level and calendar have
 * changed.
 */
export interface Segment {
  /** ISO 8601, UTC. */
  start_at: string;
  end_at: string;
  /** Local day of the start. */
  date: string;
  /** Elapsed time, not the difference of local times. */
  minutes: number;
  /** Minutes paid: more than `minutes` for a short wake-up, 0 for a sleep over (a fixed amount). */
  paid_minutes: number;
  part: 'work' | 'sleep_over' | 'wake_up';
  day_type: DayType;
  /** For consecutive holidays, all their names. */
  holiday: string | null;
  rate_type: RateType;
  /** Per hour; for a sleep over, the whole amount. */
  rate_cents: number;
  amount_cents: number;
  /** Versions of the rules and of the holiday calendar used. */
  engine_version: string;
  calendar_version: string;
}

export interface RatedPeriod extends Period {
  rate: Rate;
}

/**
 * Assigns rates to adjacent periods. Neighbours of the same day type and rate are merged, so that they are rounded once; a different rate
 * type counts as a different rate, because it is accounted for separately.
 * @throws {PayError} as `rateOf`
 */
export function ratePeriods(periods: readonly Period[], rateOf: (period: Period) => Rate): RatedPeriod[] {
  const rated: RatedPeriod[] = [];
  for (const period of periods) {
    const next = { ...period, rate: rateOf(period) };
    const last = rated.at(-1);
    if (last && sameRate(last, next)) Object.assign(last, { end: next.end, holiday: namesOf(last.holiday, next.holiday) });
    else rated.push(next);
  }
  return rated;
}

const sameRate = (a: RatedPeriod, b: RatedPeriod) =>
  a.day_type === b.day_type && a.rate.rate_type === b.rate.rate_type && a.rate.rate_cents === b.rate.rate_cents;

function namesOf(first: string | null, next: string | null) {
  if (first === null || next === null) return next;
  return first.split(', ').includes(next) ? first : `${first}, ${next}`;
}

/** A line paid by the hour. `topUp` minutes are paid in addition to the elapsed ones. */
export function hourly({ rate, ...period }: RatedPeriod, part: 'work' | 'wake_up', { calendarVersion }: Terms, topUp = 0): Segment {
  const minutes = (period.end - period.start) / MINUTE;
  const paid = minutes + topUp;
  return { ...base(period, rate, calendarVersion), part, minutes, paid_minutes: paid, amount_cents: amountOf(paid, rate.rate_cents) };
}

/** The line of a sleep over: one amount, however long the night is in elapsed time. */
export function fixed(period: Period, { level, calendarVersion }: Terms): Segment {
  const rate: Rate = { rate_type: 'sleep_over', rate_cents: level.sleep_over_cents };
  const minutes = (period.end - period.start) / MINUTE;
  return { ...base(period, rate, calendarVersion), part: 'sleep_over', minutes, paid_minutes: 0, amount_cents: rate.rate_cents };
}

const base = ({ start, end, date, day_type, holiday }: Period, rate: Rate, calendarVersion: string) => ({
  start_at: isoOf(start),
  end_at: isoOf(end),
  date,
  day_type,
  holiday,
  ...rate,
  engine_version: ENGINE_VERSION,
  calendar_version: calendarVersion,
});
