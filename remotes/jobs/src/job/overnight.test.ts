import { describe, expect, test } from '@jest/globals';
import { endsNextDay } from './overnight';

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
