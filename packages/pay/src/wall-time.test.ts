import { describe, expect, test } from '@jest/globals';
import { splitPeriod } from './split-period';
import type { State } from './day-type';
import { bandsOf } from './pay-level';
import { priceShift } from './price-shift';
import { LEVEL, shiftOf, ZONES } from './test-shift';
import { MINUTE } from './wall-time';

const DST: State[] = ['ACT', 'NSW', 'SA', 'TAS', 'VIC'];
const NO_DST: State[] = ['NT', 'QLD', 'WA'];
const END = { code: 'end_is_ambiguous', time: '02:30' };

describe('the day on which clocks go forward', () => {
  test.each(DST)('02:30 does not exist in %s, as a start or as an end', (state) => {
    const refusal = (field: string) =>
      expect.objectContaining({
        code: 'time_does_not_exist',
        field,
        message: expect.stringContaining('02:30 on 2026-10-04 does not exist'),
      });
    expect(() => priceShift(shiftOf(state, '2026-10-04', '02:30-10:00'))).toThrow(refusal('start_time'));
    expect(() => priceShift(shiftOf(state, '2026-10-03', '20:00-02:30'))).toThrow(refusal('end_time'));
  });

  test.each(DST)('02:00 is the first minute that does not exist in %s, 03:00 the next one that exists', (state) => {
    expect(() => priceShift(shiftOf(state, '2026-10-04', '02:00-10:00'))).toThrow();
    expect(priceShift(shiftOf(state, '2026-10-04', '01:59-03:00')).minutes).toBe(1);
  });

  test('a shift that ends at the clock change has no minute after the change', () => {
    const { pay_level } = shiftOf('NSW', '2026-10-04', '00:00-03:00');
    const timings = [
      { start: '00:00', end: '02:00', is_overnight: true, rate_cents: 6000 },
      { start: '02:00', end: '00:00', is_overnight: false, rate_cents: 3000 },
    ];
    const shift = shiftOf('NSW', '2026-10-04', '00:00-03:00', {
      pay_level: { ...pay_level, timings },
      holidays: { version: 'none', days: [] },
    });
    expect(priceShift(shift).segments.map(({ minutes }) => minutes)).toEqual([120]);
  });

  test.each(NO_DST)('02:30 exists in %s', (state) => {
    expect(priceShift(shiftOf(state, '2026-10-04', '01:00-04:00'))).toMatchObject({ minutes: 180, warnings: [] });
  });
});

describe('the day on which clocks go back', () => {
  test.each(DST)('02:30 in %s is the first of two unless fold is given, and has a warning', (state) => {
    const of = (fold?: 0 | 1) => priceShift(shiftOf(state, '2026-04-05', '02:30-06:00', fold === undefined ? {} : { fold }));
    expect(of().minutes).toBe(270);
    expect(of(0).minutes).toBe(270);
    expect(of(1).minutes).toBe(210);
    expect(of().warnings).toContainEqual({ code: 'start_is_ambiguous', time: '02:30' });
  });

  test('an end that occurs twice has a warning, and so has a clock change within a shift', () => {
    const until = (fold: 0 | 1) => priceShift(shiftOf('NSW', '2026-04-04', '22:00-02:30', { fold }));
    expect(until(0)).toMatchObject({ minutes: 270, warnings: [END] });
    expect(until(1)).toMatchObject({ minutes: 330, warnings: [END, { code: 'clock_changes', minutes: 60 }] });
  });

  test.each(NO_DST)('02:30 occurs once in %s', (state) => {
    expect(priceShift(shiftOf(state, '2026-04-05', '02:30-06:00', { fold: 1 }))).toMatchObject({ minutes: 210, warnings: [] });
  });

  test('a band edge in the hour that occurs twice splits twice', () => {
    const timings = [
      { start: '00:00', end: '02:30', is_overnight: true, rate_cents: 6000 },
      { start: '02:30', end: '00:00', is_overnight: false, rate_cents: 3000 },
    ];
    const bands = bandsOf({ ...LEVEL, timings });
    const terms = { timeZone: 'Australia/Sydney', level: LEVEL, bands, holidays: new Map(), calendarVersion: 'none' };
    const periods = splitPeriod(Date.parse('2026-04-04T14:00:00Z'), Date.parse('2026-04-04T18:00:00Z'), terms);
    expect(periods.map(({ start, end }) => (end - start) / MINUTE)).toEqual([90, 30, 30, 90]);
  });
});

describe('a house with its own time zone', () => {
  test('Broken Hill is in NSW and has the time of Adelaide', () => {
    const priced = priceShift(shiftOf('NSW', '2026-11-18', '09:00-17:00', { time_zone: 'Australia/Broken_Hill' }));
    expect(priced).toMatchObject({ start_at: '2026-11-17T22:30:00.000Z', total_cents: 32000 });
  });

  test('the half hour of Lord Howe: 02:15 does not exist, 01:45 occurs twice', () => {
    const zone = { time_zone: 'Australia/Lord_Howe' };
    expect(() => priceShift(shiftOf('NSW', '2026-10-04', '02:15-04:00', zone))).toThrow(
      expect.objectContaining({ code: 'time_does_not_exist' }),
    );
    expect(priceShift(shiftOf('NSW', '2026-04-05', '01:45-02:15', zone)).minutes).toBe(60);
    expect(priceShift(shiftOf('NSW', '2026-04-05', '01:45-02:15', { ...zone, fold: 1 })).minutes).toBe(30);
  });
});

describe('malformed input is refused by field', () => {
  test.each([
    ['a date that does not exist', { date: '2026-02-30' }, 'date_format', 'date'],
    ['a date in another format', { date: '18/11/2026' }, 'date_format', 'date'],
    ['a time in another format', { start_time: '9:00' }, 'time_format', 'start_time'],
    ['a time past midnight', { end_time: '24:00' }, 'time_format', 'end_time'],
    ['an unknown zone', { time_zone: 'Australia/Atlantis' }, 'time_zone', 'time_zone'],
  ])('%s', (_what, wrong, code, field) => {
    expect(() => priceShift({ ...shiftOf('NSW', '2026-11-18', '09:00-17:00'), ...wrong })).toThrow(
      expect.objectContaining({ code, field }),
    );
  });

  test('a rate that is not a whole number of cents', () => {
    const shift = shiftOf('NSW', '2026-11-18', '09:00-17:00');
    for (const cents of [40.5, -1, Number.NaN]) {
      const pay_level = { ...shift.pay_level, sunday_cents: cents };
      expect(() => priceShift({ ...shift, pay_level })).toThrow(expect.objectContaining({ code: 'rate', field: 'pay_level.sunday_cents' }));
    }
  });

  test('weekday minutes without a band are refused, Sunday minutes need none', () => {
    const pay_level = { ...shiftOf('NSW', '2026-11-18', '09:00-17:00').pay_level, timings: [] };
    expect(() => priceShift(shiftOf('NSW', '2026-11-18', '09:00-17:00', { pay_level }))).toThrow(
      expect.objectContaining({ code: 'no_band' }),
    );
    expect(priceShift(shiftOf('NSW', '2026-11-22', '09:00-10:00', { pay_level })).total_cents).toBe(7200);
  });

  test('every state has a valid time zone', () => {
    for (const state of Object.keys(ZONES) as State[])
      expect(priceShift(shiftOf(state, '2026-11-18', '09:00-17:00')).total_cents).toBe(32000);
  });
});
