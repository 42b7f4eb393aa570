import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { centsOf, dollarsOf, expensesOf, less, sumOf } from './money';

test.each([
  ['0.00', 0],
  ['0.05', 5],
  ['1024.80', 102_480],
  ['-12.30', -1230],
  ['9999999999.99', 999_999_999_999],
])('%s dollars are %d cents, and back', (dollars, cents) => {
  expect(centsOf(dollars)).toBe(cents);
  expect(dollarsOf(cents)).toBe(dollars);
});

test('sums are exact to the cent', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 999_999_999 }), { maxLength: 500 });
  fc.assert(
    fc.property(amounts, (cents) => {
      expect(centsOf(sumOf(cents.map(dollarsOf)))).toBe(cents.reduce((sum, one) => sum + one, 0));
    }),
  );
});

test('expenses are the amount of the server, else the sub total without the cost of service', () => {
  expect(expensesOf({ expenses: '18.40', sub_total: '418.40', cost_of_service: '400.00' })).toBe('18.40');
  expect(expensesOf({ sub_total: '418.40', cost_of_service: '400.00' })).toBe('18.40');
});

test('a deduction has a minus, zero has none', () => {
  expect([less('81.60'), less('0.00')]).toEqual(['-81.60', '0.00']);
});
