import { describe, expect, test } from '@jest/globals';
import { initialsOf, tintOf, TINTS } from './avatar';

describe('initials', () => {
  test.each([
    ['Aroha Ngata-Williams', 'AW'],
    ['Tuan Nguyễn', 'TN'],
    ['Li', 'L'],
    ['  mary   jane   watson ', 'MW'],
    ['Đặng Ân', 'ĐÂ'],
    ['𝒜da Nguyen', '𝒜N'],
    ['', ''],
  ])('of %p are %p', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });
});

describe('the tint of a person', () => {
  test('is stable and one of the six', () => {
    expect(tintOf('Grace Kim')).toBe(tintOf('Grace Kim'));
    expect(TINTS).toContain(tintOf(''));
  });

  test('spreads people: of a hundred, no tint has more than a third', () => {
    const counts = new Map<string, number>();
    for (let at = 0; at < 100; at += 1) counts.set(tintOf(`Person ${at}`), (counts.get(tintOf(`Person ${at}`)) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThan(34);
    expect(counts.size).toBe(TINTS.length);
  });
});
