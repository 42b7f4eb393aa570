import { expect, test } from '@jest/globals';
import { ageOn } from './age';

test.each([
  ['1990-03-02', '2026-03-01', 35],
  ['1990-03-02', '2026-03-02', 36],
  ['1992-02-29', '2026-02-28', 33],
  ['1992-02-29', '2026-03-01', 34],
  ['2026-01-01', '2026-03-01', 0],
])('a person born on %s is, on %s, %i years old', (birthday, day, years) => expect(ageOn(birthday, day)).toBe(years));
