import { expect, test } from '@jest/globals';
import { successorOf } from './successor';

const ENDING = { id: 1, status: 'signed', end_date: '2026-11-25' };
const of = (id: number, status: string, end_date = '2027-11-25') => ({ id, status, end_date });

test.each([
  ['none, if it is the only one', [], undefined],
  ['a signed agreement, before one that awaits the signature', [of(3, 'awaiting_signature'), of(2, 'signed')], 2],
  ['an agreement that awaits the signature', [of(2, 'pending_sign')], 2],
  ['none that is over', [of(2, 'terminated'), of(3, 'ended')], undefined],
  ['none that ends with it or before', [of(2, 'signed', '2026-11-25'), of(3, 'awaiting_signature', '2026-10-01')], undefined],
])('an agreement is followed by %s', (_what, others, id) => {
  expect(successorOf([ENDING, ...others], ENDING.end_date)?.id).toBe(id);
});
