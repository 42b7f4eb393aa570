import { expect, test } from '@jest/globals';
import { clockChanges } from './clock-changes';

const OCTOBER = { first: '2026-09-28', last: '2026-11-01' };
const APRIL = { first: '2026-03-30', last: '2026-05-03' };
const HOUR = 60;

test('in October an hour is lost where clocks go forward, and nowhere else', () => {
  const changes = clockChanges(OCTOBER, 0, ['Australia/Sydney', 'Australia/Perth', 'Australia/Lord_Howe']);
  expect([...changes]).toEqual([
    [
      '2026-10-04',
      [
        { zone: 'Australia/Sydney', hours: 23, from: 2 * HOUR, to: 3 * HOUR },
        { zone: 'Australia/Lord_Howe', hours: 23.5, from: 2 * HOUR, to: 2.5 * HOUR },
      ],
    ],
  ]);
});

test('the care day before contains the night of the clock change', () => {
  const [[day, changes] = []] = clockChanges(OCTOBER, 6 * HOUR, ['Australia/Sydney']);
  expect(day).toBe('2026-10-03');
  expect(changes).toEqual([{ zone: 'Australia/Sydney', hours: 23, from: 26 * HOUR, to: 27 * HOUR }]);
});

test('in April an hour occurs twice', () => {
  expect(clockChanges(APRIL, 0, ['Australia/Adelaide']).get('2026-04-05')).toEqual([
    { zone: 'Australia/Adelaide', hours: 25, from: 2 * HOUR, to: 3 * HOUR },
  ]);
});
