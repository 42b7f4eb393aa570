import { expect, test } from '@jest/globals';
import { feeExample } from './example';

test.each([
  ['7.5', { cost: '400.00', fee: '30.00', payable: '370.00', with_gst: '407.00' }],
  ['0', { cost: '400.00', fee: '0.00', payable: '400.00', with_gst: '440.00' }],
  ['12.34', { cost: '400.00', fee: '49.36', payable: '350.64', with_gst: '385.70' }],
  ['100.01', null],
  ['7.555', null],
  ['', null],
  ['half', null],
])('a fee of %p', (typed, example) => {
  expect(feeExample(typed)).toEqual(example);
});
