import { expect, test } from '@jest/globals';
import { scaleOf } from './scale';

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [61_204, [0, 25_000, 50_000, 75_000]],
  [46_000, [0, 20_000, 40_000, 60_000]],
  [412, [0, 200, 400, 600]],
  [0.3, [0, 0.1, 0.2, 0.30000000000000004]],
])('the scale of %p is %p', (largest, expected) => {
  expect(scaleOf(largest)).toEqual(expected);
});

test('the largest value never lies above the scale', () => {
  for (let largest = 1; largest < 20_000; largest += 37) expect(scaleOf(largest).at(-1)).toBeGreaterThanOrEqual(largest);
});
