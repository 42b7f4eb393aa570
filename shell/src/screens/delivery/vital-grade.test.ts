import { expect, test } from '@jest/globals';
import { gradeOf } from './vital-grade';

test.each([
  ['LCP', 2_500, 'good'],
  ['LCP', 2_501, 'fair'],
  ['LCP', 4_001, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 501, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.2, 'fair'],
  ['CLS', 0.3, 'poor'],
  ['TTFB', 1_800, 'fair'],
] as const)('%s of %d is %s', (name, value, grade) => {
  expect(gradeOf(name, value)).toBe(grade);
});
