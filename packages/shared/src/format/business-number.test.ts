import { expect, test } from '@jest/globals';
import { formatBusinessNumber } from './business-number';

test.each([
  ['51824753556', '51 824 753 556'],
  ['004085616', '004 085 616'],
  ['51 824 753 556', '51 824 753 556'],
  ['', ''],
])('the business number %s is shown as %s', (digits, shown) => expect(formatBusinessNumber(digits)).toBe(shown));
