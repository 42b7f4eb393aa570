import { expect, test } from '@jest/globals';
import { groupedNumber } from './columns';

test.each([
  ['51824753556', '51 824 753 556'],
  ['004085616', '004 085 616'],
  ['', ''],
])('%s is printed as %s', (digits, printed) => {
  expect(groupedNumber(digits)).toBe(printed);
});
