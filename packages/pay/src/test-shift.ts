import type { State } from './day-type';
import { HOLIDAY_CALENDAR } from './holidays/calendar';
import type { PayLevel } from './pay-level';
import type { ShiftToPrice } from './price-shift';

/** The pay level of the worked examples. */
export const LEVEL: PayLevel = {
  timings: [
    { start: '06:00', end: '20:00', is_overnight: false, rate_cents: 4000 },
    { start: '20:00', end: '00:00', is_overnight: false, rate_cents: 4400 },
    { start: '00:00', end: '06:00', is_overnight: true, rate_cents: 4600 },
  ],
  saturday_cents: 5600,
  sunday_cents: 7200,
  holiday_cents: 8800,
  sleep_over_cents: 8000,
  active_night_cents: 4750,
};

export const ZONES: Record<State, string> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};

/** `shiftOf('NSW', '2026-11-18', '09:00-17:00')` */
export function shiftOf(state: State, date: string, hours: string, more: Partial<ShiftToPrice> = {}): ShiftToPrice {
  return {
    date,
    start_time: hours.slice(0, 5),
    end_time: hours.slice(6),
    kind: 'normal',
    time_zone: ZONES[state],
    state,
    pay_level: LEVEL,
    holidays: HOLIDAY_CALENDAR,
    ...more,
  };
}
