import { describe, expect, test } from '@jest/globals';
import { weekdaysInWords } from './weekdays';

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
