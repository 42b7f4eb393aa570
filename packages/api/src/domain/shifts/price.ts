import type { MessageKey } from '@careloom/contract/messages/index';
import type { HolidayCalendar } from '@careloom/pay/day-type';
import { PayError, type PayErrorCode } from '@careloom/pay/pay-error';
import type { PayLevel } from '@careloom/pay/pay-level';
import { type PricedShift, priceShift, type ShiftKind } from '@careloom/pay/price-shift';
import { shiftFee } from '@careloom/pay/shift-fee';
import type { WakeUp } from '@careloom/pay/sleep-over';
import type { Fold } from '@careloom/pay/wall-time';
import type { Place } from './read-places';

/** The hours to price, in the house's local time. */
export interface Hours {
  date: string;
  start_time: string;
  end_time: string;
  type: ShiftKind;
  is_holiday: 0 | 1;
  fold?: Fold;
  wake_ups?: readonly WakeUp[];
}

/** What the price depends on. */
export interface Terms {
  place: Omit<Place, 'start_date' | 'end_date' | 'last_day'>;
  level: PayLevel;
  holidays: HolidayCalendar;
  /** Percent. */
  fee: number;
}

/** An error in the hours: the field, and the text of the rule. */
export interface Fault {
  field: string;
  key: MessageKey;
}

const RULES: Partial<Record<PayErrorCode, MessageKey>> = {
  time_does_not_exist: 'rule.shift.no_such_time',
  no_band: 'rule.shift.no_rate',
  sleep_over_window: 'rule.csv.sleep_window',
  wake_up_outside: 'rule.shift.wake_up',
  wake_up_without_sleep_over: 'rule.shift.wake_up_only',
};

/** The name of a day that a planner declared a holiday. */
const DECLARED = 'Public holiday';

/** Prices hours with the engine of `packages/pay`, or returns the field that prevents it. */
export function price(hours: Hours, terms: Terms): PricedShift | { fault: Fault } {
  try {
    return priceShift({
      date: hours.date,
      start_time: hours.start_time,
      end_time: hours.end_time,
      kind: hours.type,
      time_zone: terms.place.time_zone,
      state: terms.place.state,
      region: terms.place.region ?? undefined,
      pay_level: terms.level,
      holidays: hours.is_holiday ? withDeclared(hours.date, terms) : terms.holidays,
      fold: hours.fold ?? 0,
      wake_ups: hours.wake_ups ?? [],
    });
  } catch (error) {
    const key = error instanceof PayError ? RULES[error.code] : undefined;
    if (!key) throw error;
    const { field } = error as PayError;
    return { fault: { field: field.startsWith('pay_level') ? 'start_time' : field, key } };
  }
}

const withDeclared = (date: string, { place, holidays }: Terms): HolidayCalendar => ({
  ...holidays,
  days: [...holidays.days, { date, name: DECLARED, state: place.state }],
});

/** The columns of a priced shift with place, time and amounts. */
export const pricedColumns = (
  { date, start_time, end_time, type, is_holiday }: Hours,
  priced: PricedShift,
  { place, fee }: Omit<Terms, 'level' | 'holidays'>,
) => ({
  job_id: place.job_id,
  house_id: place.house_id,
  date,
  start_time,
  end_time,
  time_zone: place.time_zone,
  start_at: new Date(priced.start_at),
  end_at: new Date(priced.end_at),
  is_overnight: priced.is_overnight,
  is_holiday: is_holiday === 1,
  type,
  rate_type: priced.rate_type,
  minutes: priced.minutes,
  cost_cents: priced.total_cents,
  fee_percent: fee,
  fee_cents: shiftFee(priced.total_cents, fee),
  engine_version: priced.engine_version,
});

/** The pay lines of a priced shift. */
export const segmentRows = (shiftId: number, { segments }: PricedShift) =>
  segments.map((line, position) => ({
    ...line,
    shift_id: shiftId,
    position,
    start_at: new Date(line.start_at),
    end_at: new Date(line.end_at),
  }));
