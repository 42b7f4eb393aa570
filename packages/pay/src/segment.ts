import { amountOf } from './amount';
import type { Stretch, Terms } from './cut';
import type { DayType } from './day-type';
import type { Rate, RateType } from './rate';
import { isoOf, MINUTE } from './wall-time';

/** One line of a shift's pay. It bears all that its amount was made of, so that it can be explained when level and calendar have changed. */
export interface Segment {
  /** ISO 8601, UTC. */
  start_at: string;
  end_at: string;
  /** Local day of the start. */
  date: string;
  /** Elapsed, never the difference of wall clocks. */
  minutes: number;
  /** What is paid: more than `minutes` for a short wake-up, none for a sleep over (it is fixed). */
  paid_minutes: number;
  part: 'work' | 'sleep_over' | 'wake_up';
  day_type: DayType;
  holiday: string | null;
  rate_type: RateType;
  /** An hour; of a sleep over, the whole. */
  rate_cents: number;
  amount_cents: number;
  /** Version of the holiday calendar. */
  calendar_version: string;
}

/** A line paid by the hour. `topUp` minutes are paid on top of those elapsed. */
export function hourly(stretch: Stretch, rate: Rate, part: 'work' | 'wake_up', { calendarVersion }: Terms, topUp = 0): Segment {
  const minutes = (stretch.end - stretch.start) / MINUTE;
  const paid = minutes + topUp;
  return { ...base(stretch, rate, calendarVersion), part, minutes, paid_minutes: paid, amount_cents: amountOf(paid, rate.rate_cents) };
}

/** The line of a sleep over: one amount, however long the night is by the clock. */
export function fixed(stretch: Stretch, { level, calendarVersion }: Terms): Segment {
  const rate: Rate = { rate_type: 'sleep_over', rate_cents: level.sleep_over_cents };
  const minutes = (stretch.end - stretch.start) / MINUTE;
  return { ...base(stretch, rate, calendarVersion), part: 'sleep_over', minutes, paid_minutes: 0, amount_cents: rate.rate_cents };
}

const base = ({ start, end, date, day_type, holiday }: Stretch, rate: Rate, calendarVersion: string) => ({
  start_at: isoOf(start),
  end_at: isoOf(end),
  date,
  day_type,
  holiday,
  ...rate,
  calendar_version: calendarVersion,
});
