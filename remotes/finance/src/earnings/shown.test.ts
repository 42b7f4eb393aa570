import { expect, test } from '@jest/globals';
import { columnsOf } from './shown';

const months = (...cents: number[]) =>
  cents.map((earned_cents, at) => ({ month: `2026-${String(at + 1).padStart(2, '0')}`, earned_cents }));

test('the highest month fills the height, and only the current month shows the rostered amount', () => {
  const columns = columnsOf({ months: months(100, 0, 150), rostered_cents: 50 });
  expect(columns.map(({ name, earned, rostered }) => [name, earned, rostered])).toEqual([
    ['January 2026', 50, 0],
    ['February 2026', 0, 0],
    ['March 2026', 75, 25],
  ]);
  expect(columns.map(({ earnedCents, rosteredCents }) => [earnedCents, rosteredCents])).toEqual([
    [100, 0],
    [0, 0],
    [150, 50],
  ]);
});

test('without earned or rostered amounts all columns have the height 0', () => {
  expect(columnsOf({ months: months(0, 0), rostered_cents: 0 }).map(({ earned, rostered }) => earned + rostered)).toEqual([0, 0]);
});
