import { describe, expect, test } from '@jest/globals';
import type { State } from './day-type';
import { priceShift, type ShiftKind } from './price-shift';
import { LEVEL, shiftOf } from './test-shift';

type Example = [what: string, state: State, date: string, hours: string, kind: ShiftKind, amounts: number[], minutes: number];

const EXAMPLES: Example[] = [
  ['a weekday', 'NSW', '2026-11-18', '09:00-17:00', 'normal', [32000], 480],
  ['a band is crossed', 'NSW', '2026-11-18', '18:00-22:30', 'normal', [8000, 11000], 270],
  ['Friday into Saturday', 'NSW', '2026-11-20', '20:00-04:00', 'normal', [17600, 22400], 480],
  ['Saturday into Sunday, active', 'NSW', '2026-11-21', '22:00-06:00', 'active_night', [11200, 43200], 480],
  ['Sunday into Monday, active', 'NSW', '2026-11-22', '22:00-06:00', 'active_night', [14400, 28500], 480],
  ['work either side of a sleep over', 'NSW', '2026-11-18', '18:00-09:00', 'sleep_over', [8000, 8800, 8000, 12000], 900],
  ['the clock is put back, NSW', 'NSW', '2026-04-04', '22:00-06:00', 'active_night', [79200], 540],
  ['the clock is put back, SA', 'SA', '2026-04-04', '22:00-06:00', 'active_night', [79200], 540],
  ['the clock stays, QLD', 'QLD', '2026-04-04', '22:00-06:00', 'active_night', [70400], 480],
  ['no Easter holiday, TAS', 'TAS', '2026-04-04', '22:00-06:00', 'active_night', [11200, 50400], 540],
  ['Easter Sunday alone, WA', 'WA', '2026-04-04', '22:00-06:00', 'active_night', [11200, 52800], 480],
  ['the clock is put forward', 'NSW', '2026-10-03', '22:00-06:00', 'active_night', [11200, 36000], 420],
  ['a sleep over when the clock is put forward', 'NSW', '2026-10-03', '22:00-06:00', 'sleep_over', [8000], 420],
  ['Christmas Eve, NSW', 'NSW', '2026-12-24', '16:00-22:00', 'normal', [16000, 8800], 360],
  ['a holiday from 18:00, QLD', 'QLD', '2026-12-24', '16:00-22:00', 'normal', [8000, 35200], 360],
  ['a holiday from 19:00, SA', 'SA', '2026-12-24', '16:00-22:00', 'normal', [12000, 26400], 360],
  ['the Monday after Anzac Day, NSW', 'NSW', '2026-04-27', '09:00-13:00', 'normal', [35200], 240],
  ['the Monday after Anzac Day, VIC', 'VIC', '2026-04-27', '09:00-13:00', 'normal', [16000], 240],
  ['into Cup Day', 'VIC', '2026-11-02', '20:00-06:00', 'normal', [17600, 52800], 600],
  ['Boxing Day on a Saturday, NSW', 'NSW', '2026-12-26', '09:00-13:00', 'normal', [35200], 240],
  ['Boxing Day moved to Monday, TAS', 'TAS', '2026-12-26', '09:00-13:00', 'normal', [22400], 240],
];

describe('a shift is priced', () => {
  test.each(EXAMPLES)('%s: %s %s %s %s', (_what, state, date, hours, kind, amounts, minutes) => {
    const priced = priceShift(shiftOf(state, date, hours, { kind }));
    expect(priced.segments.map(({ amount_cents }) => amount_cents)).toEqual(amounts);
    expect(priced.total_cents).toBe(amounts.reduce((a, b) => a + b));
    expect(priced.minutes).toBe(minutes);
  });

  test('half a cent is rounded up: 440 minutes at 33.33', () => {
    const level = { ...LEVEL, timings: [{ start: '00:00', end: '00:00', is_overnight: false, rate_cents: 3333 }] };
    expect(priceShift(shiftOf('NSW', '2026-11-18', '09:00-16:20', { pay_level: level })).total_cents).toBe(24442);
  });

  test('with whole_shift one band pays the whole shift, but Sundays and holidays keep their own rate', () => {
    const level = { ...LEVEL, crossing: 'whole_shift' as const };
    const amounts = (date: string, hours: string) =>
      priceShift(shiftOf('NSW', date, hours, { pay_level: level })).segments.map((segment) => segment.amount_cents);
    expect(amounts('2026-11-18', '18:00-22:30')).toEqual([18000]);
    expect(amounts('2026-11-20', '20:00-04:00')).toEqual([17600, 22400]);
    expect(amounts('2026-11-22', '20:00-02:00')).toEqual([28800, 8800]);
  });

  test('a special band overlaps a 24-hour one, in either order', () => {
    const day = { start: '00:00', end: '00:00', is_overnight: false, rate_cents: 4000 };
    const evening = { start: '20:00', end: '22:00', is_overnight: false, rate_cents: 4400 };
    for (const timings of [
      [day, evening],
      [evening, day],
    ]) {
      const { segments } = priceShift(shiftOf('NSW', '2026-11-18', '19:00-23:00', { pay_level: { ...LEVEL, timings } }));
      expect(segments.map(({ amount_cents }) => amount_cents)).toEqual([4000, 8800, 4000]);
    }
  });

  test('a band that crosses midnight is one line, of the day on which it starts', () => {
    const timings = [{ start: '20:00', end: '08:00', is_overnight: true, rate_cents: 4500 }];
    const { segments } = priceShift(shiftOf('NSW', '2026-11-18', '22:00-06:00', { pay_level: { ...LEVEL, timings } }));
    expect(segments.map(({ date, minutes }) => [date, minutes])).toEqual([['2026-11-18', 480]]);
  });

  test('a Sunday is one line whatever bands a weekday has: two lines, each rounded, would lose a cent', () => {
    const { segments, total_cents } = priceShift(
      shiftOf('NSW', '2026-11-22', '01:31-10:45', { pay_level: { ...LEVEL, sunday_cents: 7271 } }),
    );
    expect([segments.length, segments[0]?.minutes, total_cents]).toEqual([1, 554, 67136]);
  });

  test('a band of another rate type is a separate line at the same rate, because it is accounted for separately', () => {
    const timings = [
      { start: '06:00', end: '20:00', is_overnight: false, rate_cents: 4000 },
      { start: '20:00', end: '06:00', is_overnight: true, rate_cents: 4000 },
    ];
    const { segments } = priceShift(shiftOf('NSW', '2026-11-18', '18:00-23:00', { pay_level: { ...LEVEL, timings } }));
    expect(segments.map(({ rate_type, minutes }) => [rate_type, minutes])).toEqual([
      ['weekday', 120],
      ['overnight', 180],
    ]);
  });

  test('consecutive holidays are one line with their names', () => {
    const day = { date: '2026-11-18', state: 'NSW' as const };
    const days = [
      { ...day, name: 'Founding Day' },
      { ...day, name: 'Founding Eve', starts_at: '18:00' },
      { ...day, date: '2026-11-19', name: 'Founding Day' },
    ];
    const { segments } = priceShift(shiftOf('NSW', '2026-11-18', '17:00-09:00', { holidays: { version: 'two', days } }));
    expect(segments.map(({ holiday, minutes }) => [holiday, minutes])).toEqual([['Founding Day, Founding Eve', 960]]);
  });

  test('a line contains everything its amount was computed from', () => {
    expect(priceShift(shiftOf('QLD', '2026-12-24', '16:00-20:00'))).toEqual({
      engine_version: '1.1.0',
      start_at: '2026-12-24T06:00:00.000Z',
      end_at: '2026-12-24T10:00:00.000Z',
      minutes: 240,
      is_overnight: false,
      segments: [
        {
          start_at: '2026-12-24T06:00:00.000Z',
          end_at: '2026-12-24T08:00:00.000Z',
          date: '2026-12-24',
          minutes: 120,
          paid_minutes: 120,
          part: 'work',
          day_type: 'weekday',
          holiday: null,
          rate_type: 'weekday',
          rate_cents: 4000,
          amount_cents: 8000,
          engine_version: '1.1.0',
          calendar_version: '2026.2',
        },
        {
          start_at: '2026-12-24T08:00:00.000Z',
          end_at: '2026-12-24T10:00:00.000Z',
          date: '2026-12-24',
          minutes: 120,
          paid_minutes: 120,
          part: 'work',
          day_type: 'holiday',
          holiday: 'Christmas Eve',
          rate_type: 'holiday',
          rate_cents: 8800,
          amount_cents: 17600,
          engine_version: '1.1.0',
          calendar_version: '2026.2',
        },
      ],
      total_cents: 25600,
      rate_type: 'holiday',
      warnings: [],
    });
  });

  test('a regional holiday applies in its region only', () => {
    const total = (region?: string) => priceShift(shiftOf('QLD', '2026-08-12', '09:00-10:00', { region })).total_cents;
    expect(total('brisbane')).toBe(8800);
    expect(total('cairns')).toBe(4000);
    expect(total()).toBe(4000);
  });
});

describe('the turn of a year', () => {
  test.each([
    ['into a Saturday', '2027-12-31'],
    ['into a Tuesday', '2035-12-31'],
  ])('%s: the night of %s pays New Year', (_what, date) => {
    const priced = priceShift(shiftOf('NSW', date, '22:00-06:00'));
    expect(priced.segments.map(({ day_type, minutes }) => [day_type, minutes])).toEqual([
      ['weekday', 120],
      ['holiday', 360],
    ]);
  });

  test('a warning names every local day that is not gazetted', () => {
    const of = (date: string, hours: string) => priceShift(shiftOf('NSW', date, hours)).warnings;
    expect(of('2027-12-31', '22:00-06:00')).toEqual([{ code: 'holidays_provisional', days: ['2028-01-01'] }]);
    expect(of('2027-12-31', '16:00-00:00')).toEqual([]);
    expect(of('2030-06-12', '22:00-06:00')).toEqual([{ code: 'holidays_provisional', days: ['2030-06-12', '2030-06-13'] }]);
  });

  test('a day that is proclaimed each year is provisional, where it is observed', () => {
    const days = ['2027-09-24'];
    expect(priceShift(shiftOf('VIC', '2027-09-24', '09:00-17:00')).warnings).toEqual([{ code: 'holidays_provisional', days }]);
    expect(priceShift(shiftOf('NSW', '2027-09-24', '09:00-17:00')).warnings).toEqual([]);
    const ekka = { region: 'brisbane' };
    expect(priceShift(shiftOf('QLD', '2027-08-11', '09:00-17:00', ekka)).warnings).toHaveLength(1);
    expect(priceShift(shiftOf('QLD', '2027-08-11', '09:00-17:00')).warnings).toEqual([]);
  });

  test('a calendar without a year gives a warning for it', () => {
    const holidays = { version: 'old', days: [] };
    expect(priceShift(shiftOf('NSW', '2026-11-18', '09:00-17:00', { holidays })).warnings).toEqual([
      { code: 'no_holidays_known', days: ['2026-11-18'] },
    ]);
  });
});

describe('the rate type of a shift', () => {
  test.each([
    ['the longest segment', '2026-11-18', '18:00-22:30', 'normal', 'weekday'],
    ['an overnight band', '2026-11-18', '23:00-05:00', 'normal', 'overnight'],
    ['the dearer of two as long', '2026-11-20', '22:00-02:00', 'normal', 'saturday'],
    ['a sleep over', '2026-11-18', '21:00-07:00', 'sleep_over', 'sleep_over'],
    ['an active night', '2026-11-18', '22:00-06:00', 'active_night', 'active_night'],
    ['an active night into a dearer Sunday', '2026-11-21', '22:00-06:00', 'active_night', 'sunday'],
  ] as const)('is that of %s', (_what, date, hours, kind, expected) => {
    expect(priceShift(shiftOf('NSW', date, hours, { kind })).rate_type).toBe(expected);
  });
});
