import type { Shift } from '@careloom/contract/resources/shifts';
import { expect, test } from '@jest/globals';
import { fits, isEditable, type ShiftAct } from './rules';

const NOW = new Date('2026-03-02T00:00:00Z');
const WORKER = { id: 1, first_name: 'Mei', last_name: 'Wong' };
const INVOICE = { id: 1, number: 'INV-2026-0001', status: 'generated' };
const shift = (status: string, changes: Partial<Shift> = {}) =>
  ({ status, end_at: '2026-03-01T00:00:00Z', worker: WORKER, invoice: null, ...changes }) as Shift;

test.each<[act: ShiftAct, what: string, shift: Shift, isTaken: boolean]>([
  ['approve', 'submitted', shift('submitted'), true],
  ['approve', 'completed', shift('completed'), false],
  ['submit', 'over', shift('completed'), true],
  ['submit', 'still to come', shift('published', { end_at: '2026-03-03T00:00:00Z' }), false],
  ['submit', 'over without a worker', shift('published', { worker: null }), false],
  ['invoice', 'approved', shift('approved'), true],
  ['invoice', 'submitted', shift('submitted'), false],
  ['invoice', 'approved and on an invoice', shift('approved', { invoice: INVOICE }), false],
  ['delete', 'planned', shift('draft'), true],
  ['delete', 'cancelled', shift('cancelled'), false],
])('to %s a shift that is %s', (act, _, of, isTaken) => {
  expect(fits(act, of, NOW)).toBe(isTaken);
});

test.each([
  [shift('draft'), true],
  [shift('approved'), true],
  [shift('approved', { invoice: INVOICE }), false],
  [shift('invoiced'), false],
  [shift('cancelled'), false],
])('%j can be changed: %s', (of, isChangeable) => {
  expect(isEditable(of)).toBe(isChangeable);
});
