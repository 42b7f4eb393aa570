import { expect, test } from '@jest/globals';
import { splitForApproval } from './split';

const person = (id: number) => ({ id, first_name: 'A', last_name: 'B' });
const row = (id: number, amount: string, changed: object = {}) => ({
  id,
  amount,
  status: 'pending',
  added_by: person(5),
  worker: person(5),
  ...changed,
});
const manager = { id: 1, mayCreate: true, mayApprove: true };
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test('bulk approval leaves out expenses above $100.00 with an unseen receipt, and those the user may not approve', () => {
  const rows = [
    row(1, '24.00'),
    row(2, '100.00'),
    row(3, '100.01'),
    row(4, '250.00'),
    row(5, '5.00', { status: 'approved' }),
    row(6, '5.00', { added_by: person(1) }),
    row(7, '900.00', { status: 'rejected' }),
  ];
  const { ready, unseen, left } = splitForApproval(rows, manager, new Set([4]));
  expect([ids(ready), ids(unseen), ids(left)]).toEqual([[1, 2, 4], [3], [5, 6, 7]]);
});
