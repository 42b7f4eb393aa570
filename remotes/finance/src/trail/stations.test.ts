import { expect, test } from '@jest/globals';
import type { MoneyTrail } from '@careloom/contract/resources/money-trail';
import { stationsOf } from './stations';

const worker = { id: 15, first_name: 'Priyanka', last_name: 'Raghunathan' };
const invoice: NonNullable<MoneyTrail['invoice']> = {
  ...{ id: 7, number: 'INV-2026-0418', date: '2026-11-09', due_date: '2026-11-23', status: 'awaiting_payment' },
  ...{ payable_amount: '1500.00', paid_amount: '0.00', amount_due: '1500.00', paid_date: null, overdue_days: 0 },
};
const bill: NonNullable<MoneyTrail['bill']> = {
  ...{ invoice_id: 7, number: 'INV-2026-0418', worker, date: '2026-11-09', amount: '1500.00', amount_due: '1500.00' },
  ...{
    status: 'generated',
    sync: 'not_synced',
    xero_status: null,
    accounting_invoice_id: null,
    reason: null,
    due_at: null,
    tried_at: null,
  },
};
const trail = (fields: Partial<MoneyTrail> = {}): MoneyTrail => ({
  ...{ amount: '749.50', fee: '56.21', is_invoiced: 1, invoice, bill, payments: [], ...fields },
});
const payment = (amount: string, day: string | null) => ({ amount, day, at: `${day ?? '2026-11-20'}T02:00:00.000Z`, by: null });
const reason = { code: 'xero.contact', text: 'Contact id not found.', detail: null };
const words = (of: MoneyTrail) => stationsOf(of).map(({ title, amount, lines, state }) => [state, title, amount, ...lines]);

const INVOICED = ['done', 'Invoiced', '$693.29', '9 Nov 2026, less fee $56.21'];
const DUE = ['to-come', 'Paid', null, '$1,500.00 still due', 'Due by 23 Nov 2026'];
const NOT_SYNCED = ['now', 'Xero', null, 'Not synced'];

const EXAMPLES: [name: string, of: MoneyTrail, knots: unknown[][]][] = [
  [
    'an amount without an invoice',
    trail({ is_invoiced: 0, invoice: null, bill: null }),
    [
      ['to-come', 'Invoiced', null, 'Not yet'],
      ['to-come', 'Xero', null, 'Not yet'],
      ['to-come', 'Paid', null, 'Not yet'],
    ],
  ],
  [
    'an invoice of several houses, for a leader',
    trail({ invoice: null, bill: null }),
    [['done', 'Invoiced', '$693.29', 'Together with work of other houses']],
  ],
  ['an unsent invoice', trail(), [INVOICED, NOT_SYNCED, DUE]],
  [
    'a failure with its reason',
    trail({ bill: { ...bill, sync: 'failed', reason } }),
    [INVOICED, ['stopped', 'Xero, sync failed', null, 'Contact id not found.'], DUE],
  ],
  ['a queued invoice', trail({ bill: { ...bill, sync: 'queued' } }), [INVOICED, ['now', 'On its way to Xero', null, 'Goes at once'], DUE]],
  [
    'a partial payment and a reverted one',
    trail({ payments: [payment('500.00', '2026-11-15'), payment('-200.00', null)], invoice: { ...invoice, amount_due: '1200.00' } }),
    [
      INVOICED,
      NOT_SYNCED,
      ['now', 'Part paid', null, '$500.00 on 15 Nov 2026', '$200.00 taken back', '$1,200.00 still due', 'Due by 23 Nov 2026'],
    ],
  ],
  [
    'one that is overdue',
    trail({ invoice: { ...invoice, overdue_days: 1 } }),
    [INVOICED, NOT_SYNCED, ['now', 'Paid', null, '$1,500.00 still due', '1 day overdue']],
  ],
  [
    'an invoice paid at once: the amount of this shift, to the cent',
    trail({
      invoice: { ...invoice, status: 'paid', amount_due: '0.00' },
      bill: { ...bill, sync: 'synced' },
      payments: [payment('1500.00', '2026-11-15')],
    }),
    [INVOICED, ['done', 'In Xero', null], ['done', 'Paid', '$693.29', '15 Nov 2026']],
  ],
  [
    'an invoice paid in parts',
    trail({ invoice: { ...invoice, status: 'paid' }, payments: [payment('700.00', '2026-11-15'), payment('800.00', '2026-11-16')] }),
    [INVOICED, NOT_SYNCED, ['done', 'Paid', '$693.29', '$700.00 on 15 Nov 2026', '$800.00 on 16 Nov 2026']],
  ],
];

test.each(EXAMPLES)('the trail of %s', (_name, of, knots) => {
  expect(words(of)).toEqual(knots);
});

test('an expense has no fee', () => {
  expect(words(trail({ amount: '24.00', fee: '0.00' }))[0]).toEqual(['done', 'Invoiced', '$24.00', '9 Nov 2026']);
});
