import type { PayLevel } from '@careloom/contract/resources/pay-levels';
import { bit } from '../../wire/bit';
import { money } from '../../wire/money';
import { clockOf } from '../../wire/time';
import type { PayLevelRow, TimingRow } from './select-pay-levels';

/** Where a level has no timing at all its hours are nobody's: midnight to midnight at nothing. */
const NONE: TimingRow = { start_time: '00:00', end_time: '00:00', is_overnight: false, hourly_cents: 0 };

const timingOf = ({ start_time, end_time, is_overnight, hourly_cents }: TimingRow) => ({
  start_time: clockOf(start_time),
  end_time: clockOf(end_time),
  is_overnight: bit(is_overnight),
  pay_rate: money(hourly_cents),
});

export function payLevelOf({ level, timings }: PayLevelRow): PayLevel {
  const main = timings[0] ?? NONE;
  const rateOf = (overnight: boolean) => money((timings.find(({ is_overnight }) => is_overnight === overnight) ?? main).hourly_cents);
  return {
    id: level.id,
    name: level.name,
    ...timingOf(main),
    timings: timings.map(timingOf),
    saturday_rate: money(level.saturday_cents),
    sunday_rate: money(level.sunday_cents),
    holiday_rate: money(level.holiday_cents),
    sleep_over: money(level.sleep_over_cents),
    active_night: money(level.active_night_cents),
    weekday_rate: rateOf(false),
    weekend_rate: money(level.saturday_cents),
    overnight_rate: rateOf(true),
    crossing: level.crossing,
  };
}
