import { describe, expect, test } from '@jest/globals';
import { priceShift } from './price-shift';
import type { WakeUp } from './sleep-over';
import { shiftOf } from './test-shift';

const night = (date: string, ...wake_ups: WakeUp[]) => priceShift(shiftOf('NSW', date, '22:00-06:00', { kind: 'sleep_over', wake_ups }));
const at = (hours: string, fold?: 0 | 1): WakeUp => ({
  start_time: hours.slice(0, 5),
  end_time: hours.slice(6),
  ...(fold !== undefined && { fold }),
});
const wakeUps = (priced: ReturnType<typeof night>) =>
  priced.segments.filter(({ part }) => part === 'wake_up').map(({ paid_minutes, amount_cents }) => [paid_minutes, amount_cents]);

describe('a wake-up', () => {
  test('is paid for at least an hour, on top of the night', () => {
    const shift = shiftOf('NSW', '2026-11-18', '18:00-09:00', { kind: 'sleep_over', wake_ups: [at('02:10-02:40')] });
    expect(priceShift(shift).total_cents).toBe(41550);
  });

  test.each([
    ['longer than an hour', '2026-11-18', ['01:00-02:30'], [[90, 7125]]],
    ['touching another, as one', '2026-11-18', ['01:00-01:20', '01:20-01:40'], [[60, 4750]]],
    ['overlapping another, as one', '2026-11-18', ['03:00-04:00', '02:30-03:30'], [[90, 7125]]],
    [
      'apart from another, each its hour',
      '2026-11-18',
      ['01:00-01:20', '01:21-01:40'],
      [
        [60, 4750],
        [60, 4750],
      ],
    ],
    ['before midnight', '2026-11-18', ['22:00-22:10'], [[60, 4750]]],
    ['over the midnight of two weekdays, as one', '2026-11-18', ['23:50-00:20'], [[60, 4750]]],
    ['on a Saturday night, at the Saturday rate', '2026-11-21', ['22:30-22:40'], [[60, 5600]]],
    ['on a Sunday morning, at the Sunday rate', '2026-11-21', ['02:00-03:00'], [[60, 7200]]],
    [
      'over a midnight that changes the rate, what is missing to an hour as its last line',
      '2026-11-20',
      ['23:50-00:10'],
      [
        [10, 792],
        [50, 4667],
      ],
    ],
  ])('%s', (_what, date, hours, expected) => {
    expect(wakeUps(night(date, ...hours.map((range) => at(range))))).toEqual(expected);
  });

  test('in the hour that occurs twice is in the first one unless fold is given', () => {
    const first = night('2026-04-04', at('02:00-02:30')).segments[1]?.start_at;
    const second = night('2026-04-04', at('02:00-02:30', 1)).segments[1]?.start_at;
    expect([first, second]).toEqual(['2026-04-04T15:00:00.000Z', '2026-04-04T16:00:00.000Z']);
  });

  test.each([
    ['outside the window', ['05:30-06:30'], 'wake_up_outside', 'wake_ups.0'],
    ['in the afternoon', ['01:00-02:00', '15:00-16:00'], 'wake_up_outside', 'wake_ups.1'],
    ['that ends before it starts', ['02:00-01:00'], 'wake_up_outside', 'wake_ups.0'],
    ['of no length', ['02:00-02:00'], 'wake_up_outside', 'wake_ups.0'],
    ['not a time', ['2:00-03:00'], 'time_format', 'wake_ups.0.start_time'],
  ])('%s is refused', (_what, hours, code, field) => {
    expect(() => night('2026-11-18', ...hours.map((range) => at(range)))).toThrow(expect.objectContaining({ code, field }));
  });

  test('without a sleep over is refused', () => {
    const shift = shiftOf('NSW', '2026-11-18', '22:00-06:00', { wake_ups: [at('02:00-03:00')] });
    expect(() => priceShift(shift)).toThrow(expect.objectContaining({ code: 'wake_up_without_sleep_over' }));
  });
});

describe('a sleep over', () => {
  test.each(['23:00-06:00', '22:00-05:59', '00:00-08:00', '08:00-17:00', '22:30-22:30'])(
    'that does not contain 22:00 to 06:00 is refused: %s',
    (hours) => {
      expect(() => priceShift(shiftOf('NSW', '2026-11-18', hours, { kind: 'sleep_over' }))).toThrow(
        expect.objectContaining({ code: 'sleep_over_window', message: expect.stringContaining('22:00 to 06:00') }),
      );
    },
  );

  test.each([
    ['2026-04-04', 540],
    ['2026-10-03', 420],
    ['2026-11-21', 480],
  ])('is one line with a fixed amount whatever the day type and clock changes: %s', (date, minutes) => {
    expect(night(date).segments).toEqual([
      expect.objectContaining({ minutes, paid_minutes: 0, amount_cents: 8000, rate_type: 'sleep_over' }),
    ]);
  });
});
