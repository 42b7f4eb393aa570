import { expect, test } from '@jest/globals';
import { type DoneHere, doneHere } from './acts';

type Waiting = Parameters<typeof doneHere>[0];
const waiting = (fields: Partial<Waiting>): Waiting => ({
  ...{ stage: 'not_approved', kind: 'expense', amount: '100.00', awaits_worker: 0, bill: null, ...fields },
});
const bill = {} as NonNullable<Waiting['bill']>;

const EXAMPLES: [name: string, of: Waiting, act: DoneHere | null][] = [
  ['an expense up to the limit', waiting({}), 'approve_expense'],
  ['an expense above the limit, whose receipt has to be viewed', waiting({ amount: '100.01' }), null],
  ['a shift of any amount', waiting({ kind: 'shift', amount: '1024.80' }), 'approve_shift'],
  ['a change that its worker has to answer', waiting({ kind: 'shift', awaits_worker: 1 }), null],
  ['an invoice with an amount due', waiting({ stage: 'not_paid', kind: 'invoice', bill }), 'pay'],
  ['an invoice that is not in Xero', waiting({ stage: 'not_in_xero', kind: 'invoice', bill }), null],
  ['a timesheet that is not submitted', waiting({ stage: 'not_submitted', kind: 'shift' }), null],
];
test.each(EXAMPLES)('action in the list: %s', (_name, of, act) => {
  expect(doneHere(of, () => true)).toBe(act);
  expect(doneHere(of, () => false)).toBeNull();
});
