import { expect, test } from '@jest/globals';
import type { Row } from './rows';
import { settledStop } from './stops';

const DAYS = ['2026-03-02', '2026-03-03', '2026-03-04'];
const row = (key: string, ...shifts: [id: number, date: string][]) =>
  ({ key, shifts: shifts.map(([id, date]) => ({ id, date })) }) as unknown as Row;
const ROWS = [row('unfilled'), row('w1', [5, '2026-03-03']), row('w2', [6, '2026-03-02'], [7, '2026-03-02'])];

test.each([
  ['stays where it is', { row: 'w2', stop: 's7' }, ['w2', 's7']],
  ['follows a shift to another row', { row: 'w2', stop: 's5', day: 1 }, ['w1', 's5']],
  ['stays on the day of a shift that is gone', { row: 'w1', stop: 's9', day: 2 }, ['w1', 'c2']],
  ['goes to the shift that came to an empty day', { row: 'w1', stop: 'c1', day: 1 }, ['w1', 's5']],
  ['goes to the first worker where its row is gone', { row: 'w9', stop: 'c0' }, ['w1', 'c0']],
])('the stop of the keyboard %s', (_, at, expected) => {
  const { row: key, stop } = settledStop(at, ROWS, DAYS);
  expect([key, stop]).toEqual(expected);
});
