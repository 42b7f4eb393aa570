import { describe, expect, test } from '@jest/globals';
import { pagesAround, rangeOf } from './pagination';

describe('the rows of a page', () => {
  test.each([
    [1, 48, 1, 10],
    [5, 48, 41, 48],
    [1, 3, 1, 3],
    [1, 0, 0, 0],
  ])('page %i of %i rows: %i to %i', (page, total, from, to) => {
    expect(rangeOf({ page, per_page: 10, total })).toEqual({ from, to });
  });
});

describe('the pages that are shown', () => {
  test.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 12, '1 2 gap 12'],
    [2, 12, '1 2 3 gap 12'],
    [6, 12, '1 gap 5 6 7 gap 12'],
    [11, 12, '1 gap 10 11 12'],
    [12, 12, '1 gap 11 12'],
    [3, 12, '1 2 3 4 gap 12'],
  ])('at %i of %i: %s', (page, last, shown) => {
    expect(pagesAround(page, last).join(' ')).toBe(shown);
  });
});
