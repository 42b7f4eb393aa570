import { describe, expect, test } from '@jest/globals';
import { matching } from './choices';

const WORKERS = ['Tuan Nguyễn', 'Đặng Ân', 'Aroha Ngata-Williams', 'Grace Kim'].map((label) => ({ value: label, label }));

describe('what is typed finds', () => {
  test.each([
    ['', 4, 'Tuan Nguyễn'],
    ['nguyen', 1, 'Tuan Nguyễn'],
    ['dang', 1, 'Đặng Ân'],
    ['williams', 1, 'Aroha Ngata-Williams'],
    ['ngata-williams', 1, 'Aroha Ngata-Williams'],
    ['ngu tu', 1, 'Tuan Nguyễn'],
    ['race', 0, undefined],
  ])('%p: %p', (typed, count, first) => {
    const found = matching(WORKERS, typed);
    expect([found.length, found[0]?.label]).toEqual([count, first]);
  });
});
