import { describe, expect, test } from '@jest/globals';
import { endsNextDay, weekdaysInWords } from './times';

describe('R3-127: days of the week in words', () => {
  test.each([
    [[], ''],
    [['sunday'], 'Sun'],
    [['sunday', 'saturday'], 'Sat and Sun'],
    [['monday', 'wednesday', 'friday'], 'Mon, Wed and Fri'],
    [['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], 'Mon to Fri'],
    [['monday', 'thursday', 'friday', 'saturday', 'sunday'], 'Mon and Thu to Sun'],
    [['monday', 'someday'], 'Mon'],
  ])('%j', (days, expected) => expect(weekdaysInWords(days)).toBe(expected));
});

describe('R3-137: overnight is inferred from the times', () => {
  test.each([
    ['22:00', '06:00', true],
    ['09:00', '17:00', false],
    ['08:00', '08:00', true],
    ['00:00', '23:59', false],
    ['', '06:00', false],
    ['22:00', '', false],
    ['22:00', '6', false],
  ])('%s to %s', (start, end, expected) => expect(endsNextDay(start, end)).toBe(expected));
});
