import { describe, expect, test } from '@jest/globals';
import { dayWord, progressOf, residentsLine } from './next-shift-words';

const SHIFT = {
  ...{ date: '2026-11-21', start_time: '22:00', end_time: '06:00', time_zone: 'Australia/Sydney', status: 'published' },
  ...{ start_at: '2026-11-21T11:00:00.000Z', end_at: '2026-11-21T19:00:00.000Z', started_at: null, finished_at: null },
};

describe('the texts of the worker’s next shift', () => {
  test.each([
    ['2026-11-21T08:20:00Z', 'tonight', 'in 2 h 40 min'],
    ['2026-11-21T10:15:00Z', 'tonight', 'in 45 min'],
    ['2026-11-21T11:00:00Z', 'tonight', 'begins now'],
    ['2026-11-21T11:10:00Z', 'tonight', 'until 06:00'],
    ['2026-11-21T14:00:00Z', 'yesterday', 'until 06:00'],
    ['2026-11-21T19:00:00Z', 'yesterday', 'over'],
    ['2026-11-20T08:20:00Z', 'tomorrow', 'in 26 h 40 min'],
    ['2026-11-16T08:20:00Z', 'Saturday, 21 Nov 2026', 'in 5 days'],
  ])('at %s: %s, %s', (at, day, progress) => {
    const now = new Date(at);
    expect([dayWord(SHIFT, now), progressOf(SHIFT, now)]).toEqual([day, progress]);
  });

  test('the progress of a finished or submitted shift takes precedence over its times', () => {
    const now = new Date('2026-11-21T19:10:00Z');
    const finished = { ...SHIFT, status: 'completed', finished_at: '2026-11-21T19:05:00Z' };
    expect([progressOf(finished, now), progressOf({ ...finished, status: 'submitted' }, now)]).toEqual(['finished', 'submitted']);
  });

  test.each([
    [['Tom'], 'Tom lives here'],
    [['Tom', 'Mia'], 'Tom and Mia live here'],
    [['Tom', 'Mia', 'Ana'], 'Tom, Mia and Ana live here'],
  ])('%j: %s', (names, line) => {
    expect(residentsLine(names)).toBe(line);
  });
});
