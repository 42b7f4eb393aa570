import { expect, test } from '@jest/globals';
import { dayMark } from './coverage-words';

const MONDAY = Date.parse('2026-03-01T13:00:00.000Z');

test.each([
  [40, 'Mon 2 Mar'],
  [8, 'Mon'],
  [2, ''],
])('a day with %i percent of the ribbon is labelled "%s": no word is cut', (room, words) => {
  expect(dayMark(MONDAY, room, 'Australia/Sydney')).toBe(words);
});
