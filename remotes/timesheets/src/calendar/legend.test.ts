import { expect, test } from '@jest/globals';
import { toggled } from './legend';

test.each<[string, readonly string[], string, readonly string[]]>([
  ['of all, one that is unticked leaves the others', [], 'b', ['a', 'c']],
  ['of some, one that is ticked comes along', ['a'], 'c', ['a', 'c']],
  ['all ticked are no filter', ['a', 'b'], 'c', []],
  ['the last unticked is no filter either', ['a'], 'a', []],
])('%s', (_what, chosen, value, next) => {
  expect(toggled(chosen, ['a', 'b', 'c'], value)).toEqual(next);
});
