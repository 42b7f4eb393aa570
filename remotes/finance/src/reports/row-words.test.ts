import { expect, test } from '@jest/globals';
import { rowHead, rowName, rowNoun } from './row-words';

test.each([
  ['house', 'Banksia House', 'Banksia House'],
  ['house', null, 'Several houses'],
  ['worker', 'Nguyễn Thị Hằng', 'Nguyễn Thị Hằng'],
  ['worker', null, 'No worker'],
  ['month', '2026-11', 'November 2026'],
  ['record', 'INV-0042', 'INV-0042'],
] as const)('a row by %s with the name %s is called %s', (rows, name, called) => {
  expect(rowName(rows, name)).toBe(called);
});

test('rows are called what they are', () => {
  expect(rowNoun('month', 'invoice')).toEqual({ one: 'month', many: 'months' });
  expect(rowNoun('record', 'expense').many).toBe('expenses');
  expect(rowHead('record', 'invoice')).toBe('Invoice');
});
