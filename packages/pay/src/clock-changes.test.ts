/** The weeks of clock changes, day by day, in every time zone of the country: no minute is lost or paid twice. */
import { describe, expect, test } from '@jest/globals';
import { splitPeriod } from './split-period';
import { holidaysOf, type State } from './day-type';
import { HOLIDAY_CALENDAR } from './holidays/calendar';
import { bandsOf } from './pay-level';
import { priceShift } from './price-shift';
import { workRate } from './rate';
import { LEVEL, shiftOf, ZONES } from './test-shift';
import { dateOf, DAY, MINUTE } from './wall-time';

/** One state per time zone. */
const STATES: readonly State[] = ['NSW', 'VIC', 'TAS', 'SA', 'QLD', 'NT', 'WA'];
const CHANGES: readonly State[] = ['NSW', 'VIC', 'TAS', 'SA'];
/** The Mondays before a clock change on Sunday, and its minutes: 60 when clocks go back, -60 when they go forward. */
const WEEKS = [
  ['2026-03-30', 60],
  ['2026-09-28', -60],
  ['2027-03-29', 60],
  ['2027-09-27', -60],
] as const;
const DAYS = [0, 1, 2, 3, 4, 5, 6];

const EXAMPLES = WEEKS.flatMap(([monday, change]) =>
  STATES.map((of): [State, string, number] => [of, monday, CHANGES.includes(of) ? change : 0]),
);

describe('a week in which clocks change somewhere', () => {
  test.each(EXAMPLES)('%s, from Monday %s: whole days add up to a week and %i minutes', (of, monday, change) => {
    const days = DAYS.map((day) => priceShift(shiftOf(of, dateOf(Date.parse(monday) + day * DAY), '00:00-00:00')));
    expect(days.map(({ start_at }) => start_at).slice(1)).toEqual(days.map(({ end_at }) => end_at).slice(0, -1));
    expect(days.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(7 * 1440 + change);
    const segments = days.flatMap((day) => day.segments);
    expect(segments.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(7 * 1440 + change);
    const within = days.reduce((sum, { total_cents }) => sum + total_cents, 0) - minuteByMinute(of, days[0]?.start_at, days.at(-1)?.end_at);
    expect(Math.abs(within)).toBeLessThanOrEqual(segments.length / 2);
  });

  test.each(EXAMPLES)('%s, from Monday %s: nights and the days between them add up to a week and %i minutes', (of, monday, change) => {
    const parts = DAYS.flatMap((day) => {
      const date = dateOf(Date.parse(monday) + day * DAY);
      return [priceShift(shiftOf(of, date, '06:00-22:00')), priceShift(shiftOf(of, date, '22:00-06:00', { kind: 'active_night' }))];
    });
    expect(parts.map(({ start_at }) => start_at).slice(1)).toEqual(parts.map(({ end_at }) => end_at).slice(0, -1));
    expect(parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(7 * 1440 + change);
    for (const { segments, total_cents, minutes } of parts) {
      expect(segments.reduce((sum, segment) => sum + segment.minutes, 0)).toBe(minutes);
      expect(segments.reduce((sum, segment) => sum + segment.amount_cents, 0)).toBe(total_cents);
    }
  });
});

/** The cost of the time between two instants, priced minute by minute, in cents with fractions. */
function minuteByMinute(of: State, from = '', to = '') {
  const terms = {
    timeZone: ZONES[of],
    level: LEVEL,
    bands: bandsOf(LEVEL),
    holidays: holidaysOf(HOLIDAY_CALENDAR, { state: of }),
    calendarVersion: HOLIDAY_CALENDAR.version,
  };
  let cents = 0;
  for (let instant = Date.parse(from); instant < Date.parse(to); instant += MINUTE) {
    const [alone] = splitPeriod(instant, instant + MINUTE, terms);
    cents += alone ? workRate(alone, LEVEL).rate_cents / 60 : Number.NaN;
  }
  return cents;
}
