/** Properties that hold for every shift. Clock changes are generated often: half of all starts are within a day of one. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { amountOf } from './segment';
import { splitPeriod, type Terms } from './split-period';
import { holidaysOf, type State, STATE_CODES } from './day-type';
import { HOLIDAY_CALENDAR } from './holidays/calendar';
import { bandsOf, type PayLevel } from './pay-level';
import { PayError } from './pay-error';
import { priceShift } from './price-shift';
import { workRate } from './rate';
import { LEVEL, shiftOf, ZONES } from './test-shift';
import { dateOf, DAY, instantsOf, MINUTE, offsetAt } from './wall-time';

const RUNS = { numRuns: 400 };
const CHANGES = ['2026-04-04', '2026-04-05', '2026-10-03', '2026-10-04', '2027-04-03', '2027-04-04', '2027-10-02', '2027-10-03'];
const FIRST = Date.UTC(2026, 0, 1);

const state = fc.constantFrom(...STATE_CODES);
const date = fc.oneof(
  fc.constantFrom(...CHANGES),
  fc.integer({ min: 0, max: 729 }).map((days) => dateOf(FIRST + days * DAY)),
);
const minute = fc.integer({ min: 0, max: 1439 });
const clock = (value: number) => new Date(value * MINUTE).toISOString().slice(11, 16);
const cents = fc.integer({ min: 0, max: 20_000 });
const level: fc.Arbitrary<PayLevel> = fc
  .record({ day: cents, evening: cents, night: cents, sat: cents, sun: cents, holiday: cents, active: cents })
  .map((rates) => ({
    ...LEVEL,
    timings: LEVEL.timings.map((timing, index) => ({ ...timing, rate_cents: [rates.day, rates.evening, rates.night][index] ?? 0 })),
    saturday_cents: rates.sat,
    sunday_cents: rates.sun,
    holiday_cents: rates.holiday,
    active_night_cents: rates.active,
  }));

const termsOf = (of: State, pay: PayLevel): Terms => ({
  timeZone: ZONES[of],
  level: pay,
  bands: bandsOf(pay),
  holidays: holidaysOf(HOLIDAY_CALENDAR, { state: of }),
  calendarVersion: HOLIDAY_CALENDAR.version,
});

/** A price, or null if a local time does not exist that day. */
function priceOrNull(...args: Parameters<typeof shiftOf>) {
  try {
    return priceShift(shiftOf(...args));
  } catch (error) {
    if (error instanceof PayError && error.code === 'time_does_not_exist') return null;
    throw error;
  }
}

describe('for every shift', () => {
  test('segments are contiguous and their minutes add up to the elapsed ones', () => {
    fc.assert(
      fc.property(state, date, minute, minute, level, fc.boolean(), (of, day, from, to, pay_level, active) => {
        const priced = priceOrNull(of, day, `${clock(from)}-${clock(to)}`, { pay_level, kind: active ? 'active_night' : 'normal' });
        if (!priced) return;
        const { segments, start_at, end_at, minutes } = priced;
        expect(segments.map((segment) => segment.start_at)).toEqual([start_at, ...segments.slice(0, -1).map((segment) => segment.end_at)]);
        expect(segments.at(-1)?.end_at).toBe(end_at);
        expect(segments.reduce((sum, segment) => sum + segment.minutes, 0)).toBe(minutes);
        expect(minutes).toBe((Date.parse(end_at) - Date.parse(start_at)) / MINUTE);
        expect(minutes).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  test('the length differs from local time only by a clock change', () => {
    fc.assert(
      fc.property(state, date, minute, minute, (of, day, from, to) => {
        const priced = priceOrNull(of, day, `${clock(from)}-${clock(to)}`);
        if (!priced) return;
        const wall = to <= from ? to + 1440 - from : to - from;
        const change = offsetAt(Date.parse(priced.end_at), ZONES[of]) - offsetAt(Date.parse(priced.start_at), ZONES[of]);
        expect(priced.minutes).toBe(wall - change);
      }),
      RUNS,
    );
  });

  test('it costs the same, minute for minute, wherever it is split in two', () => {
    fc.assert(
      fc.property(
        state,
        date,
        minute,
        fc.integer({ min: 2, max: 1500 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        level,
        (of, day, from, length, part, pay) => {
          const terms = termsOf(of, pay);
          const start = Date.parse(`${day}T00:00:00Z`) + from * MINUTE;
          const end = start + length * MINUTE;
          const middle = start + (1 + Math.floor(part * (length - 2))) * MINUTE;
          const cost = (a: number, b: number) =>
            splitPeriod(a, b, terms).reduce(
              (sum, period) => sum + ((period.end - period.start) / MINUTE) * workRate(period, pay).rate_cents,
              0,
            );
          expect(cost(start, middle) + cost(middle, end)).toBe(cost(start, end));
        },
      ),
      RUNS,
    );
  });

  test('no two adjacent lines have the same day type and rate, and each is within half a cent of its minutes', () => {
    fc.assert(
      fc.property(state, date, minute, minute, level, fc.boolean(), (of, day, from, to, pay_level, active) => {
        const priced = priceOrNull(of, day, `${clock(from)}-${clock(to)}`, { pay_level, kind: active ? 'active_night' : 'normal' });
        if (!priced) return;
        const keys = priced.segments.map(({ day_type, rate_type, rate_cents }) => [day_type, rate_type, rate_cents].join());
        keys.slice(1).forEach((key, index) => expect(key).not.toBe(keys[index]));
        for (const { minutes, rate_cents, amount_cents } of priced.segments)
          expect(Math.abs(amount_cents * 60 - minutes * rate_cents)).toBeLessThanOrEqual(30);
      }),
      RUNS,
    );
  });

  test('two adjacent shifts cost what one shift over both does, give or take one cent of the line that is split', () => {
    const long = fc.tuple(minute, fc.integer({ min: 2, max: 1440 }), fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(state, date, long, level, fc.boolean(), (of, day, [from, length, part], pay_level, active) => {
        const more = { pay_level, kind: active ? ('active_night' as const) : ('normal' as const) };
        const [middle, to] = [from + 1 + Math.floor(part * (length - 2)), from + length];
        const wall = (value: number) => clock(value % 1440);
        const next = dateOf(Date.parse(`${day}T00:00:00Z`) + Math.floor(middle / 1440) * DAY);
        const whole = priceOrNull(of, day, `${wall(from)}-${wall(to)}`, more);
        const first = priceOrNull(of, day, `${wall(from)}-${wall(middle)}`, more);
        const second = priceOrNull(of, next, `${wall(middle)}-${wall(to)}`, more);
        if (!whole || !first || !second || first.end_at !== second.start_at || second.end_at !== whole.end_at) return;
        expect(Math.abs(first.total_cents + second.total_cents - whole.total_cents)).toBeLessThanOrEqual(1);
        expect(first.minutes + second.minutes).toBe(whole.minutes);
      }),
      RUNS,
    );
  });

  test('a minute is paid by what the wall shows at that minute', () => {
    fc.assert(
      fc.property(state, date, minute, level, fc.nat(1439), (of, day, from, pay, probe) => {
        const terms = termsOf(of, pay);
        const start = Date.parse(`${day}T00:00:00Z`) + from * MINUTE;
        const instant = start + probe * MINUTE;
        const within = splitPeriod(start, start + DAY, terms).find((period) => period.start <= instant && instant < period.end);
        const [alone] = splitPeriod(instant, instant + MINUTE, terms);
        expect(within && workRate(within, pay)).toEqual(alone && workRate(alone, pay));
      }),
      RUNS,
    );
  });
});

describe('a wall time', () => {
  test('comes back from each of its instants; it has none only if clocks go forward over it, and two only if they go back', () => {
    fc.assert(
      fc.property(state, date, minute, (of, day, at) => {
        const local = Date.parse(`${day}T00:00:00Z`) + at * MINUTE;
        const instants = instantsOf(local, ZONES[of]);
        for (const instant of instants) expect(instant + offsetAt(instant, ZONES[of]) * MINUTE).toBe(local);
        const before = offsetAt(local - DAY, ZONES[of]);
        const after = offsetAt(local + DAY, ZONES[of]);
        if (before === after) expect(instants).toHaveLength(1);
        expect(instants.length).toBeGreaterThanOrEqual(after > before ? 0 : 1);
        expect(instants.length).toBeLessThanOrEqual(after < before ? 2 : 1);
      }),
      RUNS,
    );
  });
});

describe('an amount', () => {
  test('is rounded to the nearest cent, half-up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 1_000_000 }), (minutes, rate) => {
        const sixtieths = BigInt(minutes) * BigInt(rate);
        const whole = sixtieths / 60n;
        const half = (sixtieths % 60n) * 2n >= 60n;
        expect(BigInt(amountOf(minutes, rate))).toBe(whole + (half ? 1n : 0n));
      }),
      RUNS,
    );
  });
});
