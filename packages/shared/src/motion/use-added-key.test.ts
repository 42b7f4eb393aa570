import { expect, test } from '@jest/globals';
import { addedKey } from './use-added-key';

test.each([
  ['one came', [1, 2], [1, 2, 3], 3],
  ['one came while another went', [1, 2], [2, 3], 3],
  ['none came', [1, 2], [2], undefined],
  ['a page of them was loaded', [1], [1, 2, 3], undefined],
  ['all were loaded', [], [1, 2], undefined],
])('%s', (_, before, now, arrived) => {
  expect(addedKey(before, now)).toBe(arrived);
});
