import { describe, expect, test } from '@jest/globals';
import { mondayOf, overlaps, rosterWarnings, type RosteredShift } from './roster';
import { priceShift, type ShiftKind } from './price-shift';
import { shiftOf } from './test-shift';

let nextId = 0;
function shift(date: string, hours: string, kind: ShiftKind = 'normal'): RosteredShift {
  const { start_at, end_at, segments } = priceShift(shiftOf('NSW', date, hours, { kind }));
  nextId += 1;
  return { id: nextId, date, kind, start_at, end_at, segments };
}

/** Codes with minutes, which is enough to compare the examples. */
const found = (shifts: RosteredShift[], casual_full_time = false) =>
  rosterWarnings(shifts, { casual_full_time }).map(({ code, minutes }) => [code, minutes]);

describe('two shifts of a worker clash', () => {
  const day = (hours: string) => shift('2026-11-18', hours);
  test.each([
    ['09:00-12:00', '11:59-14:00', true],
    ['09:00-12:00', '12:00-14:00', false],
    ['12:00-14:00', '09:00-12:00', false],
    ['09:00-17:00', '10:00-11:00', true],
    ['09:00-10:00', '09:00-10:00', true],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(overlaps(day(a), day(b))).toBe(expected);
    expect(overlaps(day(b), day(a))).toBe(expected);
  });

  test('by instants, not by local times: 02:30 occurs twice', () => {
    const first = priceShift(shiftOf('NSW', '2026-04-05', '01:00-02:30'));
    const second = priceShift(shiftOf('NSW', '2026-04-05', '02:30-05:00', { fold: 1 }));
    const early = priceShift(shiftOf('NSW', '2026-04-05', '02:10-05:00'));
    expect([overlaps(first, second), overlaps(first, early)]).toEqual([false, true]);
  });
});

describe('a break', () => {
  test.each([
    ['of ten hours is enough', '09:00-20:00', '06:00-09:00', []],
    ['that is a minute shorter gives a warning', '09:00-20:01', '06:00-09:00', [['short_break', 599]]],
    ['between overnight shifts counts from the real end', '22:00-00:00', '08:00-12:00', [['short_break', 480]]],
  ])('%s', (_what, first, second, expected) => {
    expect(found([shift('2026-11-19', second), shift('2026-11-18', first)])).toEqual(expected);
  });

  test('is an hour shorter in the night in which clocks go forward', () => {
    expect(found([shift('2026-10-03', '12:00-20:00'), shift('2026-10-04', '06:00-09:00')])).toEqual([['short_break', 540]]);
  });

  test('does not exist between adjacent shifts', () => {
    expect(found([shift('2026-11-18', '09:00-12:00'), shift('2026-11-18', '12:00-15:00')])).toEqual([]);
  });
});

describe('work beside a sleep over', () => {
  test.each([
    ['four hours on one side are enough', '18:00-06:00', []],
    ['neither side reaches four hours', '18:01-09:59', [['no_long_side_of_sleep_over', 239]]],
    ['no side at all', '22:00-06:00', [['no_long_side_of_sleep_over', 0]]],
    ['twelve hours are not too long', '10:00-06:00', []],
    ['a minute over is', '09:59-06:00', [['long_side_of_sleep_over', 721]]],
    ['after it as before it', '22:00-19:00', [['long_side_of_sleep_over', 780]]],
  ])('%s', (_what, hours, expected) => {
    expect(found([shift('2026-11-18', hours, 'sleep_over')])).toEqual(expected);
  });

  test('counts the same in an adjacent shift as within the sleep over', () => {
    const night = shift('2026-11-18', '22:00-06:00', 'sleep_over');
    expect(found([shift('2026-11-18', '18:00-22:00'), night])).toEqual([]);
    expect(found([shift('2026-11-18', '17:00-21:00'), night])).toEqual([
      ['short_break', 60],
      ['no_long_side_of_sleep_over', 0],
    ]);
    expect(found([night, shift('2026-11-19', '06:00-12:00'), shift('2026-11-19', '12:00-18:01')])).toEqual([
      ['long_side_of_sleep_over', 721],
    ]);
  });
});

describe('a casual full time worker', () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
  const four = () => days.map((date) => shift(date, '08:00-17:00'));

  test('has a warning under 40 hours from Monday to Sunday', () => {
    expect(found([...four(), shift('2026-11-22', '08:00-12:00')], true)).toEqual([]);
    expect(found([...four(), shift('2026-11-22', '08:00-11:59')], true)).toEqual([['under_casual_full_time', 2399]]);
  });

  test('has a new week from the next Monday', () => {
    const warnings = rosterWarnings([...four(), shift('2026-11-23', '08:00-12:00')], { casual_full_time: true });
    expect(warnings).toMatchObject([{ week: '2026-11-16' }, { week: '2026-11-23', minutes: 240 }]);
  });

  test('is the only one with this warning', () => {
    expect(found(four(), false)).toEqual([]);
  });

  test.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-03-01', '2026-02-23'],
  ])('the week of %s begins on %s', (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
  });
});
