import type { CalendarDay, CalendarDays, CalendarShift } from '@careloom/contract/resources/shift-calendar';
import { addDays, formatDecimal, formatMoney } from '@careloom/shared/format';
import { t } from './texts';
import { minutesOf } from '../shift/clock';
import type { CalendarState } from './calendar-state';
import { type ClockChange, clockChanges } from './clock-changes';
import { periodOf } from './period';
import type { ShiftFacts } from './shift-words';

export type Holiday = CalendarDays['holidays'][number];

/** The data of a view, by day. */
export interface CalendarData extends ShiftFacts {
  days: ReadonlyMap<string, CalendarDay>;
  holidays: ReadonlyMap<string, readonly Holiday[]>;
  changes: ReadonlyMap<string, readonly ClockChange[]>;
}

/** @param isOwn whether all shifts are the user's own */
export function calendarDataOf(answer: CalendarDays | undefined, state: CalendarState, isOwn: boolean): CalendarData {
  const { view, day, begins, houses } = state;
  const found = answer?.houses ?? [];
  const shown = found.filter(({ id }) => houses.length === 0 || houses.includes(String(id)));
  const zones = [...new Set(shown.map(({ time_zone }) => time_zone))];
  const holidays = new Map<string, Holiday[]>();
  for (const one of answer?.holidays ?? []) holidays.set(one.date, [...(holidays.get(one.date) ?? []), one]);
  return {
    days: new Map(answer?.days.map((one) => [one.date, one])),
    holidays,
    changes: clockChanges(periodOf(view, day), view === 'month' ? 0 : minutesOf(begins), zones),
    houses: new Map(found.map((house) => [house.id, house])),
    isOwn,
  };
}

/** The shifts that begin on the day before and end on this day. */
export const nightsBefore = ({ days }: CalendarData, day: string): CalendarShift[] =>
  (days.get(addDays(day, -1))?.shifts ?? []).filter(({ start_time, end_time }) => end_time <= start_time);

export interface Sums {
  count: number;
  sleepOvers: number;
  hours: number;
  cents: number;
}

/** The totals of some days: shifts, sleep overs, hours and cents. */
export function sumsOf({ days }: Pick<CalendarData, 'days'>, of: readonly string[]): Sums {
  const sums = { count: 0, sleepOvers: 0, hours: 0, cents: 0 };
  for (const day of of) {
    const found = days.get(day);
    if (!found) continue;
    sums.count += found.count;
    sums.sleepOvers += found.sleep_overs;
    sums.hours += Number(found.total_hour);
    sums.cents += Math.round(Number(found.total_cost) * 100);
  }
  return sums;
}

export const moneyOf = ({ cents }: Pick<Sums, 'cents'>): string => formatMoney(cents / 100);

/** `174.00 h` */
export const hoursOf = (hours: number | string): string => t('records.hours', { hours: formatDecimal(hours) });

export const countInWords = (count: number): string => (count === 0 ? t('calendar.no_shifts') : t('calendar.shifts', { count }));
