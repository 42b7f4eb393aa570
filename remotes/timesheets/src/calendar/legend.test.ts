import { expect, test } from '@jest/globals';
import { toggled } from './legend';

test.each<[string, readonly string[], string, readonly string[]]>([
  ['all checked, unchecking one leaves the others', [], 'b', ['a', 'c']],
  ['some checked, checking another adds it', ['a'], 'c', ['a', 'c']],
  ['all checked is no filter', ['a', 'b'], 'c', []],
  ['unchecking the last is no filter either', ['a'], 'a', []],
])('%s', (_what, chosen, value, next) => {
  expect(toggled(chosen, ['a', 'b', 'c'], value)).toEqual(next);
});
