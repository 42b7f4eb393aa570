import { splitPeriod, type Period, type Terms } from './split-period';
import { holidaysOf, type HolidayCalendar, type State } from './day-type';
import { PayError } from './pay-error';
import { bandsOf, type PayLevel } from './pay-level';
import { activeNightRate, type RateType, workRate } from './rate';
import { hourly, ratePeriods, type Segment } from './segment';
import { sleepOverSegments, sleepOverWindow, type WakeUp, wakeUpWindows } from './sleep-over';
import { ENGINE_VERSION } from './version';
import { clockWarnings, holidayWarnings, type PriceWarning } from './price-warnings';
import { DAY, type Fold, instantOf, isoOf, localMidnight, MINUTE, minutesOf } from './wall-time';

export type ShiftKind = 'normal' | 'sleep_over' | 'active_night';

export interface ShiftToPrice {
  /** Local day of the start, `yyyy-MM-dd`. */
  date: string;
  /** `HH:mm`. An end at or before the start is on the next day. */
  start_time: string;
  end_time: string;
  kind: ShiftKind;
  /** IANA name of the house's time zone. */
  time_zone: string;
  state: State;
  /** For regional holidays. */
  region?: string | undefined;
  pay_level: PayLevel;
  holidays: HolidayCalendar;
  wake_ups?: readonly WakeUp[];
  /** 1 selects the second of two equal local times on the day when clocks go back. */
  fold?: Fold;
}

export interface PricedShift {
  engine_version: string;
  start_at: string;
  end_at: string;
  /** Elapsed minutes. */
  minutes: number;
  is_overnight: boolean;
  segments: Segment[];
  total_cents: number;
  /** Of the longest segment; of two equally long ones, the more expensive. */
  rate_type: RateType;
  warnings: PriceWarning[];
}

/**
 * Prices a shift: one line for each period of one day type and rate, each rounded, and their sum (`docs/architecture.md`, "Pay"). Pure:
 * the same input gives the same result in browser and server, whatever their own time zone.
 * @throws {PayError} for a time that does not exist, a shift that does not contain the sleep over, minutes without a rate, malformed input
 */
export function priceShift(shift: ShiftToPrice): PricedShift {
  const terms = termsOf(shift);
  const when = windowOf(shift);
  const segments = shift.kind === 'sleep_over' ? nightAndWork(shift, when, terms) : work(shift.kind, when, when.start, terms);
  return {
    engine_version: ENGINE_VERSION,
    start_at: isoOf(when.start),
    end_at: isoOf(when.end),
    minutes: (when.end - when.start) / MINUTE,
    is_overnight: when.overnight,
    segments,
    total_cents: segments.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    rate_type: rateTypeOf(segments),
    warnings: [...clockWarnings(when, shift), ...holidayWarnings(when, shift)],
  };
}

function termsOf({ kind, time_zone, pay_level, holidays, wake_ups = [], ...place }: ShiftToPrice): Terms {
  if (kind !== 'sleep_over' && wake_ups.length > 0) {
    throw new PayError(
      'wake_up_without_sleep_over',
      'wake_ups',
      'Only a sleep over has wake-ups. Remove them, or make the shift a sleep over.',
    );
  }
  return {
    timeZone: time_zone,
    level: pay_level,
    bands: bandsOf(pay_level),
    holidays: holidaysOf(holidays, place),
    calendarVersion: holidays.version,
  };
}

interface When {
  midnight: number;
  start: number;
  end: number;
  overnight: boolean;
}

function windowOf({ date, start_time, end_time, time_zone, fold = 0 }: ShiftToPrice): When {
  const midnight = localMidnight(date, 'date');
  const from = minutesOf(start_time, 'start_time');
  const to = minutesOf(end_time, 'end_time');
  const overnight = to <= from;
  const start = instantOf(midnight + from * MINUTE, time_zone, fold, 'start_time');
  const end = instantOf(midnight + (overnight ? DAY : 0) + to * MINUTE, time_zone, fold, 'end_time');
  return { midnight, start, end, overnight };
}

/**
 * Lines of work, or of an active night, within a part of the shift. `shiftStart` decides the band if one band applies to the whole shift.
 */
function work(kind: ShiftKind, { start, end }: { start: number; end: number }, shiftStart: number, terms: Terms): Segment[] {
  if (start === end) return [];
  const rateOf = kind === 'active_night' ? activeNightRate : workRate;
  const periods = terms.level.crossing === 'whole_shift' ? byBandAt(shiftStart, start, end, terms) : splitPeriod(start, end, terms);
  return ratePeriods(periods, (period) => rateOf(period, terms.level)).map((period) => hourly(period, 'work', terms));
}

/** Splits by days only; all periods get the band that applies at `instant`. */
function byBandAt(instant: number, start: number, end: number, terms: Terms): Period[] {
  const band = splitPeriod(instant, instant + MINUTE, terms)[0]?.band;
  return splitPeriod(start, end, { ...terms, bands: [] }).map((period) => ({ ...period, band }));
}

function nightAndWork(shift: ShiftToPrice, when: When, terms: Terms): Segment[] {
  const night = sleepOverWindow(when.midnight, when, terms.timeZone);
  const wakeUps = wakeUpWindows(shift.wake_ups ?? [], when.midnight, night, terms.timeZone);
  return [
    ...work('normal', { start: when.start, end: night.start }, when.start, terms),
    ...sleepOverSegments(night, wakeUps, terms),
    ...work('normal', { start: night.end, end: when.end }, when.start, terms),
  ];
}

function rateTypeOf(segments: readonly Segment[]): RateType {
  const largest = segments.reduce((a, b) =>
    b.minutes > a.minutes || (b.minutes === a.minutes && b.amount_cents > a.amount_cents) ? b : a,
  );
  return largest.rate_type;
}
