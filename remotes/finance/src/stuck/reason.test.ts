import { expect, test } from '@jest/globals';
import type { StuckItem } from '@careloom/contract/resources/money-trail';
import { lastsOf, reasonOf } from './reason';

const worker = { id: 15, first_name: 'Aroha', last_name: 'Ngata' };
const bill: NonNullable<StuckItem['bill']> = {
  ...{ invoice_id: 7, number: 'INV-2026-0418', worker, date: '2026-11-09', amount: '15.00', amount_due: '15.00' },
  ...{ status: 'generated', sync: 'failed', xero_status: null, accounting_invoice_id: null, reason: null, due_at: null, tried_at: null },
};
const item = (fields: Partial<StuckItem> = {}): StuckItem => ({
  ...{
    key: 1,
    stage: 'not_in_xero',
    kind: 'invoice',
    id: 7,
    name: 'INV-2026-0418',
    worker,
    house: null,
    since: '2026-11-09T00:00:00.000Z',
  },
  ...{ days: 3, amount: '15.00', awaits_worker: 0, overdue_days: 0, bill, ...fields },
});
const codes = { code: 'xero.line_items', text: 'Line-items configuration not set.', detail: 'weekday' };

const EXAMPLES: [name: string, of: StuckItem, reason: string | null][] = [
  ['a failure', item({ bill: { ...bill, reason: codes } }), 'Line-items configuration not set. Weekday hours has no codes.'],
  ['an invoice that was never sent', item({ bill: { ...bill, sync: 'not_synced' } }), 'Not synced'],
  ['what is overdue', item({ stage: 'not_paid', overdue_days: 12, bill: { ...bill, sync: 'synced' } }), '12 days overdue'],
  ['an invoice that is not due yet', item({ stage: 'not_paid', bill: { ...bill, sync: 'synced' } }), null],
  [
    'a change that its worker has to answer',
    item({ stage: 'not_approved', kind: 'shift', bill: null, awaits_worker: 1 }),
    'Its worker has to answer a change first.',
  ],
  ['a stage alone', item({ stage: 'not_invoiced', kind: 'shift', bill: null }), null],
];
test.each(EXAMPLES)('reason of waiting: %s', (_name, of, reason) => expect(reasonOf(of)).toBe(reason));

test.each([
  [0, 'since today'],
  [1, '1 day'],
  [40, '40 days'],
])('%s whole days', (days, words) => expect(lastsOf({ days })).toBe(words));
