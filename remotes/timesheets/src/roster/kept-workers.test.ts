import type { ShiftRosterData } from '@careloom/contract/resources/shift-roster';
import { expect, test } from '@jest/globals';
import { withKept } from './kept-workers';

const roster = (...workers: [id: number, first_name: string][]) =>
  ({ workers: workers.map(([id, first_name]) => ({ id, first_name })) }) as ShiftRosterData;
const names = ({ workers }: ShiftRosterData) => workers.map(({ first_name }) => first_name);

test.each([
  ['the same ones', roster([1, 'Amara'], [2, 'Lin']), roster([1, 'Amara'], [2, 'Lin']), ['Amara', 'Lin']],
  ['one who is not in the answer any more stays where they were', roster([2, 'Lin']), roster([1, 'Amara'], [2, 'Lin']), ['Amara', 'Lin']],
  [
    'one who comes is added, one who changed is as they are now',
    roster([2, 'Linda'], [3, 'Noor']),
    roster([1, 'Amara'], [2, 'Lin']),
    ['Amara', 'Linda', 'Noor'],
  ],
])('%s', (_what, data, before, expected) => {
  expect(names(withKept(data, before))).toEqual(expected);
});

test('an answer with all workers is used unchanged', () => {
  const data = roster([1, 'Amara'], [2, 'Lin']);
  expect(withKept(data, roster([2, 'Lin']))).toBe(data);
});
