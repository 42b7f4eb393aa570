import { expect, test } from '@jest/globals';
import { timeLeft, untilChoices, usualUntil } from './until';

const NOW = new Date('2026-11-21T06:00:20Z');
const times = (usual: number, start: string) =>
  untilChoices(usualUntil(usual, NOW), `2026-11-21T${start}:00.000Z`, NOW).map((time) => time.slice(11, 16));

test('the usual end is a whole minute', () => {
  expect(usualUntil(120, NOW)).toBe('2026-11-21T08:00:00.000Z');
});

test.each([
  ['a shift in the evening', 120, '20:00', ['06:16', '06:31', '07:01', '08:00', '10:01', '14:01', '20:00']],
  ['one in an hour and a half', 30, '07:30', ['06:16', '06:30', '07:01', '07:30']],
  ['one at once: when it begins', 10, '06:10', ['06:10']],
])('%s is offered until one of these times', (_, usual, start, expected) => {
  expect(times(usual, start)).toEqual(expected);
});

test.each([
  ['2026-11-21T10:20:30Z', { hours: 4, minutes: 20 }],
  ['2026-11-22T18:00:20Z', { hours: 36, minutes: 0 }],
  ['2026-11-23T06:00:20Z', { days: 2 }],
  ['2026-11-21T06:00:20Z', { hours: 0, minutes: 0 }],
  ['2026-11-21T05:00:00Z', null],
])('a shift at %s begins in %j', (start, expected) => {
  expect(timeLeft(start, NOW)).toEqual(expected);
});
