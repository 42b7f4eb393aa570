import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LINE_ITEMS } from '../../../../testing/xero';
import { billFrom, type BillSource } from './bill';
import { XeroFailure } from '../client/failure';

const line = (fields: Partial<BillSource['lines'][number]> = {}) => ({
  description: 'Mon 2 Nov',
  service_minutes: 600,
  quantity: 10,
  unit_cents: 4_000,
  amount_cents: 40_000,
  item_code: 'WEEKDAY',
  ...fields,
});
const bus = line({ description: 'Bus', service_minutes: null, quantity: 1, unit_cents: 1_840, amount_cents: 1_840, item_code: 'EXPENSE' });
const invoice = (fields: Partial<BillSource> = {}): BillSource => ({
  number: 'INV-2026-0001',
  date: '2026-11-21',
  payment_days: 14,
  shift_fees_cents: 3_000,
  fee_percent: 7.5,
  gst_cents: 0,
  contact_id: 'c-1',
  lines: [line(), bus],
  ...fields,
});

/** The total that Xero computes for a bill, in cents. */
const total = (source: BillSource) =>
  billFrom(source, LINE_ITEMS).lineItems.reduce(
    (sum, { quantity, unitAmount, taxAmount = 0 }) => sum + Math.round(quantity * unitAmount * 100) + Math.round(taxAmount * 100),
    0,
  );

test('a bill has the lines with their codes, and subtracts the fee', () => {
  const bill = billFrom(invoice(), LINE_ITEMS);
  assert.deepEqual([bill.type, bill.status, bill.date, bill.dueDate], ['ACCPAY', 'AUTHORISED', '2026-11-21', '2026-12-05']);
  assert.deepEqual(
    bill.lineItems.map(({ description, quantity, unitAmount, itemCode, accountCode }) => [
      description,
      quantity,
      unitAmount,
      itemCode,
      accountCode,
    ]),
    [
      ['Mon 2 Nov', 10, 40, 'WEEKDAY', '477'],
      ['Bus', 1, 18.4, 'EXPENSE', '477'],
      ['Fee of 7.5 % on shifts', 1, -30, 'SHIFT_FEE', '477'],
    ],
  );
});

const TOTALS: [what: string, source: BillSource, cents: number][] = [
  ['without GST', invoice(), 38_840],
  ['without a fee', invoice({ shift_fees_cents: 0 }), 41_840],
  ['with GST on service less the fee', invoice({ gst_cents: 3_700 }), 42_540],
  [
    'hours that do not divide',
    invoice({ shift_fees_cents: 0, lines: [line({ quantity: 7.33, unit_cents: 3_333, amount_cents: 24_442 })] }),
    24_442,
  ],
  [
    'GST that does not divide',
    invoice({
      shift_fees_cents: 1,
      gst_cents: 100,
      lines: [line({ quantity: 1, unit_cents: 333, amount_cents: 333 }), line({ quantity: 2, unit_cents: 333, amount_cents: 666 })],
    }),
    1_098,
  ],
];
for (const [what, source, cents] of TOTALS) test(`a bill adds up to the payable amount: ${what}`, () => assert.equal(total(source), cents));

test('GST applies to work and the fee, never to expenses', () => {
  const { lineItems, lineAmountTypes } = billFrom(invoice({ gst_cents: 3_700 }), LINE_ITEMS);
  assert.equal(lineAmountTypes, 'Exclusive');
  assert.deepEqual(
    lineItems.map(({ taxType, taxAmount }) => [taxType, taxAmount]),
    [
      ['INPUT', 40],
      ['EXEMPTEXPENSES', 0],
      ['INPUT', -3],
    ],
  );
});

test('a worker without a contact, and a kind of line without codes, are refused', () => {
  const kindOf = (source: BillSource, mapping = LINE_ITEMS) => {
    try {
      billFrom(source, mapping);
      return 'made';
    } catch (error) {
      return error instanceof XeroFailure ? error.kind : error;
    }
  };
  assert.equal(kindOf(invoice({ contact_id: null })), 'contact');
  assert.equal(
    kindOf(
      invoice(),
      LINE_ITEMS.filter(({ key }) => key !== 'shift_fee'),
    ),
    'line_items',
  );
  assert.equal(
    kindOf(
      invoice({ shift_fees_cents: 0 }),
      LINE_ITEMS.filter(({ key }) => key !== 'shift_fee'),
    ),
    'made',
  );
});
