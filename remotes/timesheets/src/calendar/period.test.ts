import { expect, test } from '@jest/globals';
import { dayNumber, daysOf, periodName, periodOf, stepped } from './period';

test.each([
  ['month', '2026-10-15', '2026-09-28', '2026-11-01'],
  ['month', '2026-06-01', '2026-06-01', '2026-07-05'],
  ['month', '2026-02-28', '2026-01-26', '2026-03-01'],
  ['week', '2026-10-04', '2026-09-28', '2026-10-04'],
  ['day', '2026-10-04', '2026-10-04', '2026-10-04'],
  ['agenda', '2028-02-10', '2028-02-01', '2028-02-29'],
] as const)('the %s of %s is from %s to %s', (view, day, first, last) => {
  expect(periodOf(view, day)).toEqual({ first, last });
});

test.each([
  ['month', '2026-10-15', 'October 2026'],
  ['week', '2026-10-04', '28 Sep – 4 Oct 2026'],
  ['week', '2026-10-07', '5 – 11 Oct 2026'],
  ['week', '2026-12-31', '28 Dec 2026 – 3 Jan 2027'],
  ['day', '2026-10-15', 'Thu 15 Oct 2026'],
] as const)('the %s of %s is called %s', (view, day, name) => {
  expect(periodName(view, day)).toBe(name);
});

test('a step is as long as the period shown; from the last day of a month it stays within the next month', () => {
  expect(stepped('month', '2026-01-31', 1)).toBe('2026-02-28');
  expect(stepped('agenda', '2026-01-15', -1)).toBe('2025-12-15');
  expect(stepped('week', '2026-03-02', -1)).toBe('2026-02-23');
  expect(stepped('day', '2026-12-31', 1)).toBe('2027-01-01');
});

test('a month has whole weeks, and names itself on its first day', () => {
  const days = daysOf(periodOf('month', '2026-10-15'));
  expect(days).toHaveLength(35);
  expect([dayNumber('2026-10-01'), dayNumber('2026-10-15')]).toEqual(['1 Oct', '15']);
});
