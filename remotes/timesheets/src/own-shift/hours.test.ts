import type { NextShift } from '@careloom/contract/resources/worked-shifts';
import { describe, expect, test } from '@jest/globals';
import { timeTwice, typedHours } from './hours';

const NIGHT = { date: '2026-04-04', time_zone: 'Australia/Sydney', start_time: '18:00', end_time: '09:00' } as NextShift;

describe('the initial hours of a form', () => {
  const at = (instant: string) => new Date(instant);
  const AT_NIGHT = '2026-04-04T15:10:00Z'; // 02:10, for the first time

  test.each([
    ['finish', AT_NIGHT, '18:00', '09:00'],
    ['change', AT_NIGHT, '18:00', '09:00'],
    ['wake_up', AT_NIGHT, '', '02:10'],
    ['wake_up', '2026-04-04T10:59:00Z', '', ''],
    ['wake_up', '2026-04-04T20:01:00Z', '', ''],
  ] as const)('%s at %s: %s to %s', (act, now, start_time, end_time) => {
    expect(typedHours(act, NIGHT, undefined, at(now))).toEqual({ start_time, end_time, fold: '', note: '' });
  });

  test('of a refused write are the hours that were sent', () => {
    const sent = { start_time: '21:00', end_time: '21:30', fold: 1, note: 'Tom was thirsty.' };
    expect(typedHours('wake_up', NIGHT, sent, at(AT_NIGHT))).toEqual({ ...sent, fold: '1' });
    expect(typedHours('finish', NIGHT, { start_time: '18:10' }, at(AT_NIGHT))).toEqual({
      ...{ start_time: '18:10', end_time: '', fold: '', note: '' },
    });
  });
});

test.each([
  ['wake_up', '02:10', '02:40', '02:10'],
  ['wake_up', '01:50', '02:40', '02:40'],
  ['wake_up', '22:10', '23:00', null],
  ['wake_up', '02:1', '02:40', null],
  ['finish', '18:00', '02:30', '02:30'],
  ['finish', '02:30', '09:00', null], // on the day before clocks go back
] as const)('%s from %s to %s: the form asks which of the two %s', (act, start_time, end_time, twice) => {
  expect(timeTwice(act, NIGHT, { start_time, end_time })).toBe(twice);
});
