import { expect, test } from '@jest/globals';
import { idOf } from './page-hooks';

test.each([
  ['7', 7],
  ['120', 120],
  ['0', 0],
  ['-3', 0],
  ['1.5', 0],
  ['seven', 0],
  ['', 0],
  [undefined, 0],
])('the id in %s is %i', (text, expected) => expect(idOf(text)).toBe(expected));
