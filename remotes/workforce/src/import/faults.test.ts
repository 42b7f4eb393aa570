import { expect, test } from '@jest/globals';
import { faultsOf } from './faults';

test('errors are in the order of the rows, each with its column; errors of the file belong to no cell', () => {
  expect(
    faultsOf({
      '10.email': ['Email is required'],
      '3.name': ['House Name is required', 'House Name has already been taken.'],
      '2': ['The row has more cells than the header.'],
      file: ['The file has no rows.'],
    }),
  ).toEqual([
    { row: 2, column: null, problem: 'The row has more cells than the header.' },
    { row: 3, column: 'name', problem: 'House Name is required' },
    { row: 3, column: 'name', problem: 'House Name has already been taken.' },
    { row: 10, column: 'email', problem: 'Email is required' },
  ]);
});
