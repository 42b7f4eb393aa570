import { describe, expect, test } from '@jest/globals';
import { chanceOf, daysOf, sentOf, sumOfCopies, tickedAtFirst } from './plan';
import { aCopy } from '../testing/planned';

const whole = aCopy();
const dearer = aCopy({ id: 2, date: '2026-11-21', total_cost: '448.00', cost_before: '320.00', holidays: ['Show Day'] });
const clashing = aCopy({ id: 3, clashes: 1, fits_without_worker: 1, version: 6 });
const there = aCopy({ id: 4, worker: null, is_there: 1, total_cost: '0.00', cost_before: '0.00' });
const refused = aCopy({
  id: 5,
  refusal: 'This job is closed or archived: only days up to then can have shifts.',
  total_cost: '0.00',
  total_hour: '0.00',
});

describe('a copy', () => {
  test.each([
    ['can be', whole, 'whole'],
    ['clashes', clashing, 'without_worker'],
    ['is refused with its worker alone', aCopy({ refusal: 'No agreement.', fits_without_worker: 1 }), 'without_worker'],
    ['is refused', refused, 'none'],
    ['its worker has already', aCopy({ clashes: 1, is_there: 1, fits_without_worker: 1 }), 'none'],
  ] as const)('that %s', (_, shift, chance) => expect(chanceOf(shift)).toBe(chance));

  test('is selected initially if it can be made completely and does not exist yet', () => {
    expect([...tickedAtFirst([whole, dearer, clashing, there, refused])]).toEqual([1, 2]);
  });

  test('costs nothing without its worker, though its hours count', () => {
    expect(sumOfCopies([whole, dearer, clashing])).toEqual({ count: 3, hours: 24, before: '960.00', now: '768.00' });
  });

  test('of a template has no cost before', () => expect(sumOfCopies([aCopy({ cost_before: null })]).before).toBeNull());

  test('keeps its worker only if possible', () => {
    expect(sentOf([whole, clashing])).toEqual([
      { id: 1, version: 1, keep_worker: 1 },
      { id: 3, version: 6, keep_worker: 0 },
    ]);
  });

  test('is on its day', () => {
    expect(daysOf([dearer, whole, clashing]).map(({ date, shifts }) => [date, shifts.map(({ id }) => id)])).toEqual([
      ['2026-11-18', [1, 3]],
      ['2026-11-21', [2]],
    ]);
  });
});
