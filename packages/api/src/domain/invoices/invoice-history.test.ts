import assert from 'node:assert/strict';
import { test } from 'node:test';
import { historyOf, type InvoiceChange } from './invoice-history';

const margaret = { id: 1, first_name: 'Margaret', last_name: 'Okafor' };
const helen = { id: 2, first_name: 'Helen', last_name: 'Papadakis' };
const standing = (fields: { paid_cents?: number; paid_on?: string | null } = {}) => ({
  invoice: { created_at: new Date('2026-11-21T00:00:00Z'), paid_cents: 0, paid_on: null, ...fields },
  by: margaret,
  paid_by: helen,
});
let minute = 0;
const change = (before: object, after: object): InvoiceChange => {
  minute += 1;
  return { at: new Date(Date.UTC(2026, 10, 22, 0, minute)), by: helen, before: { ...before }, after: { ...after } };
};
/** Kind, day and amount of each event. */
const entriesOf = (...given: Parameters<typeof historyOf>) => historyOf(...given).map(({ kind, day, amount }) => [kind, day, amount]);

test('a history starts with who generated the invoice', () => {
  assert.deepEqual(historyOf(standing(), []), [
    { kind: 'generated', at: '2026-11-21T00:00:00.000Z', by: margaret, day: null, amount: null },
  ]);
});

test('each payment has its own amount and day', () => {
  const changes = [
    change({ accounting_invoice_id: null, sync: 'queued' }, { accounting_invoice_id: 'b4f1', sync: 'synced' }),
    change({ paid_cents: 0, paid_on: null }, { paid_cents: 10_000, paid_on: '2026-11-22', status: 'part_paid' }),
    change({ paid_cents: 10_000 }, { paid_cents: 38_840, status: 'paid' }),
    change({ paid_cents: 38_840, paid_on: '2026-11-22' }, { paid_cents: 0, paid_on: null }),
  ];
  assert.deepEqual(entriesOf(standing(), changes), [
    ['generated', null, null],
    ['sent', null, null],
    ['paid', '2026-11-22', '100.00'],
    ['paid', '2026-11-22', '288.40'],
    ['taken_back', null, '-388.40'],
  ]);
});

test('payments from before the audit are one payment', () => {
  assert.deepEqual(entriesOf(standing({ paid_cents: 38_840, paid_on: '2026-02-10' }), []), [
    ['generated', null, null],
    ['paid', '2026-02-10', '388.40'],
  ]);
  const rest = change({ paid_cents: 10_000, paid_on: '2026-02-10' }, { paid_cents: 38_840, paid_on: '2026-02-20' });
  assert.deepEqual(entriesOf(standing({ paid_cents: 38_840, paid_on: '2026-02-20' }), [rest]), [
    ['generated', null, null],
    ['paid', '2026-02-10', '100.00'],
    ['paid', '2026-02-20', '288.40'],
  ]);
});

test('voiding is the last event', () => {
  assert.deepEqual(entriesOf(standing(), [change({ status: 'generated' }, { status: 'void', void_reason: 'Twice.' })]).at(-1), [
    'void',
    null,
    null,
  ]);
});
