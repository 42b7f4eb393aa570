import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BillPayment, type LocalPayment, reconcilePayment } from './reconcile-payment';

const local = (fields: Partial<LocalPayment> = {}): LocalPayment => ({
  status: 'generated',
  payable_cents: 10_000,
  paid_cents: 0,
  paid_by_id: null,
  paid_on: null,
  ...fields,
});
const bill = (status: string, paid_cents = 0, paid_on: string | null = null): BillPayment => ({ status, paid_cents, paid_on });
const here = local({ status: 'paid', paid_cents: 10_000, paid_by_id: 1, paid_on: '2026-11-20' });
const there = local({ status: 'part_paid', paid_cents: 4_000, paid_on: '2026-11-19' });

const CASES: [what: string, local: LocalPayment, bill: BillPayment, becomes: [string, number, string | null]][] = [
  ['authorised', local(), bill('AUTHORISED'), ['awaiting_payment', 0, null]],
  ['a draft', local(), bill('DRAFT'), ['generated', 0, null]],
  ['paid in part', local(), bill('AUTHORISED', 4_000), ['part_paid', 4_000, '2026-11-21']],
  ['paid', local(), bill('PAID', 10_000, '2026-11-18'), ['paid', 10_000, '2026-11-18']],
  ['paid with a credit note', local(), bill('PAID', 9_000, '2026-11-18'), ['paid', 10_000, '2026-11-18']],
  ['voided', local(), bill('VOIDED'), ['void', 0, null]],
  ['deleted', there, bill('DELETED'), ['void', 0, null]],
  ['paid here, not yet there', here, bill('AUTHORISED'), ['paid', 10_000, '2026-11-20']],
  ['paid here, voided there', here, bill('VOIDED'), ['paid', 10_000, '2026-11-20']],
  ['a payment that was reversed there', there, bill('AUTHORISED'), ['awaiting_payment', 0, null]],
];
for (const [what, before, booked, becomes] of CASES) {
  test(`an invoice takes the state of its bill: ${what}`, () => {
    const { status, paid_cents, paid_on, xero_status } = reconcilePayment(before, booked, '2026-11-21');
    assert.deepEqual([[status, paid_cents, paid_on], xero_status], [becomes, booked.status]);
  });
}
