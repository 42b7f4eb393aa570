import { expect, test } from '@jest/globals';
import { dayInWords, partName, symbolName, weekInWords } from './board-words';

test.each([
  ['2026-11-23', '2026-11-29', '23 to 29 November 2026'],
  ['2026-11-30', '2026-12-06', '30 November to 6 December 2026'],
  ['2026-12-28', '2027-01-03', '28 December 2026 to 3 January 2027'],
])('the week from %s to %s is %s', (from, to, words) => {
  expect(weekInWords(from, to)).toBe(words);
});

test('a day is shown without a year and a comma', () => {
  expect(dayInWords('2026-11-23')).toBe('Monday 23 November');
});

test('an unknown part of the day or picture of a newer server is shown by its key', () => {
  expect([partName('night'), partName('dawn'), symbolName('bus'), symbolName('boat')]).toEqual(['Night', 'dawn', 'Bus', 'boat']);
});
