import { expect, test } from '@jest/globals';
import { daysOfMonth } from './drill-down';

test.each([
  ['2026-11', {}, '2026-11-01', '2026-11-30'],
  ['2028-02', {}, '2028-02-01', '2028-02-29'],
  ['2026-11', { from: '2026-11-10', to: '2026-11-20' }, '2026-11-10', '2026-11-20'],
  ['2026-11', { from: '2026-10-10', to: '2026-12-20' }, '2026-11-01', '2026-11-30'],
])('the days of %s within %j are %s to %s', (month, range, from, to) => {
  expect(daysOfMonth(month, range)).toEqual({ from, to });
});
