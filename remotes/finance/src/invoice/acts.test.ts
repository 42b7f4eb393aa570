import { expect, test } from '@jest/globals';
import type { Permission } from '@careloom/contract/permissions';
import { actsOn } from './acts';

const everything = () => true;
const only = (permission: Permission) => (asked: Permission) => asked === permission;

test.each([
  ['waits', { status: 'awaiting_payment', amount_due: '388.40', paid_amount: '0.00' }, everything, ['pay', 'void']],
  ['was paid in part', { status: 'part_paid', amount_due: '288.40', paid_amount: '100.00' }, everything, ['pay']],
  ['is paid', { status: 'paid', amount_due: '0.00', paid_amount: '388.40' }, everything, []],
  ['is void', { status: 'void', amount_due: '0.00', paid_amount: '0.00' }, everything, []],
  ['waits, of who only pays', { status: 'generated', amount_due: '388.40', paid_amount: '0.00' }, only('invoice-pay'), ['pay']],
  ['waits, of who only generates', { status: 'generated', amount_due: '388.40', paid_amount: '0.00' }, only('invoice-generate'), ['void']],
])('an invoice that %s', (_which, invoice, may, acts) => {
  expect(actsOn(invoice, may)).toEqual(acts);
});
