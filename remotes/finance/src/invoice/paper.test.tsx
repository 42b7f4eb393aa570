import { expect, test } from '@jest/globals';
import type { InvoiceDetail } from '@careloom/contract/resources/invoices';
import { invoiceTotals } from '@careloom/pay/invoice-totals';
import { aUser, draw } from '@careloom/shared/testing';
import { cleanup, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { centsOf, dollarsOf } from './money';
import { InvoicePaper } from './paper';

const person = { id: 1, first_name: 'Aroha', last_name: 'Ngata' };

interface Work {
  shifts: { cost_cents: number; fee_cents: number }[];
  expenses: { amount_cents: number }[];
  gst_registered: boolean;
  /** Of what is payable. */
  paidShare: number;
}

/** An invoice for this work, with the totals that the server computes. */
function invoiceFor({ shifts, expenses, gst_registered, paidShare }: Work, fields: Partial<InvoiceDetail> = {}): InvoiceDetail {
  const totals = invoiceTotals({ shifts, expenses, gst_registered });
  const paid = Math.floor(totals.payable_cents * paidShare);
  const line = { description: 'Work', service_hours: '1.00', quantity: '1.00', item_code: null, shift_id: null, expense_id: null };
  const lines = [...shifts.map(({ cost_cents }) => cost_cents), ...expenses.map(({ amount_cents }) => amount_cents)];
  return {
    ...{ id: 1, number: 'INV-2026-0001', worker: person, by: person, date: '2026-11-21', duration: '16 Nov 2026', job: null, house: null },
    ...{ paid_by: null, paid_date: null, hours_of_service: '1.00', status: 'part_paid', xero_status: null, sync: 'not_synced' },
    ...{ accounting_invoice_id: null, accounting_status: 'awaiting payment', due_date: '2026-12-05', fee_percent: 7.5 },
    gst_registered: gst_registered ? 1 : 0,
    cost_of_service: dollarsOf(totals.cost_of_service_cents),
    expenses: dollarsOf(totals.expenses_cents),
    sub_total: dollarsOf(totals.sub_total_cents),
    shift_fees: dollarsOf(totals.shift_fees_cents),
    gst: dollarsOf(totals.gst_cents),
    payable_amount: dollarsOf(totals.payable_cents),
    amount: dollarsOf(totals.payable_cents),
    paid_amount: dollarsOf(paid),
    less_amount_paid: dollarsOf(paid),
    amount_due: dollarsOf(totals.payable_cents - paid),
    line_items: lines.map((cents) => ({ ...line, unit_amount: dollarsOf(cents), amount: dollarsOf(cents) })),
    ...fields,
  };
}

/** Cents of an amount on the paper: `−$1,024.80` */
const shownCents = (text: string | null | undefined) => centsOf((text ?? '').replace('−', '-').replace(/[$,]/g, ''));
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/** The content of the paper: the amounts of its lines, and its totals by label. */
function shown() {
  const paper = screen.getByRole('article');
  const lines = within(paper)
    .getAllByRole('row')
    .slice(1)
    .map((row) => shownCents(row.lastElementChild?.textContent));
  const totals = new Map(
    [...within(paper).getByRole('region', { name: 'Totals' }).querySelectorAll('dt')].map((label) => [
      (label.firstChild?.textContent ?? '').trim(),
      shownCents(label.nextElementSibling?.textContent),
    ]),
  );
  return { lines, of: (label: string) => totals.get(label) ?? 0 };
}

const cents = fc.integer({ min: 0, max: 99_999_999 });
const work: fc.Arbitrary<Work> = fc.record({
  shifts: fc.array(
    fc.tuple(cents, fc.double({ min: 0, max: 0.2, noNaN: true })).map(([cost_cents, share]) => ({
      cost_cents,
      fee_cents: Math.round(cost_cents * share),
    })),
    { minLength: 1, maxLength: 8 },
  ),
  expenses: fc.array(
    cents.map((amount_cents) => ({ amount_cents })),
    { maxLength: 4 },
  ),
  gst_registered: fc.boolean(),
  paidShare: fc.double({ min: 0, max: 1, noNaN: true }),
});

test('the lines of any invoice add up to its totals on the paper, to the cent', () => {
  fc.assert(
    fc.property(work, (some) => {
      draw(<InvoicePaper invoice={invoiceFor(some)} />, { as: aUser() });
      const { lines, of } = shown();
      expect(sum(lines)).toBe(of('Sub Total'));
      expect(of('Cost of Service') + of('Expenses')).toBe(of('Sub Total'));
      expect(of('Sub Total') + of('Shift Fees') + of('GST')).toBe(of('Payable Amount'));
      expect(of('Payable Amount') + of('Less Amount Paid')).toBe(of('Amount Due'));
      cleanup();
    }),
    { numRuns: 40 },
  );
});

test.each([
  'Nguyễn Văn Tuấn',
  'Łukasz Święcicki',
  '王秀英',
  'محمد الأحمد',
  'ประยุทธ์ จันทร์โอชา',
  'Ōtautahi Tūhoe',
  'अर्जुन शर्मा',
  'Ελένη Παπαδάκη',
])('the name of the worker %s is shown in full on the paper', (name) => {
  const [first_name = '', ...rest] = name.split(' ');
  const worker = { id: 2, first_name, last_name: rest.join(' ') };
  draw(
    <InvoicePaper invoice={invoiceFor({ shifts: [], expenses: [{ amount_cents: 5 }], gst_registered: false, paidShare: 0 }, { worker })} />,
    {
      as: aUser(),
    },
  );
  expect(screen.getByRole('article', { name: `Invoice prepared on behalf of ${name}` })).toHaveTextContent(name);
});

test('a void invoice shows the reason; an earlier server, without expenses and payee, loses nothing', () => {
  const some = {
    shifts: [{ cost_cents: 40_000, fee_cents: 3_000 }],
    expenses: [{ amount_cents: 1_840 }],
    gst_registered: false,
    paidShare: 0,
  };
  const { expenses: _none, due_date: _neither, ...earlier } = invoiceFor(some, { status: 'void', void_reason: 'Billed twice.' });
  draw(<InvoicePaper invoice={earlier} />, { as: aUser() });
  expect(screen.getByRole('article')).toHaveTextContent('Void: Billed twice.');
  expect(shown().of('Expenses')).toBe(1_840);
});

test('the amount of a shift opens at the last of its lines; an expense has none', () => {
  const some = { shifts: [], expenses: [{ amount_cents: 5 }], gst_registered: false, paidShare: 0 };
  const [line] = invoiceFor(some).line_items;
  if (!line) throw new Error('No line.');
  const line_items = [7, 7, 8, null].map((shift_id) => ({ ...line, shift_id }));
  draw(<InvoicePaper invoice={invoiceFor(some, { line_items })} />, { as: aUser() });
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((row) => within(row).queryAllByRole('button', { name: 'Why this amount' }).length)).toEqual([0, 1, 1, 0]);
});

test('the payment details leave out unknown parts', () => {
  const location = { address: '12/48 Good Street', suburb: 'Granville', state: { id: 1, name: 'NSW' }, post_code: '2142' };
  const some = { shifts: [], expenses: [{ amount_cents: 5 }], gst_registered: false, paidShare: 0 };
  draw(<InvoicePaper invoice={invoiceFor(some, { payee: { abn: '51824753556', location } })} />, { as: aUser() });
  expect(screen.getByRole('article')).toHaveTextContent('12/48 Good Street, Granville NSW 2142');
  expect(screen.getByRole('article')).toHaveTextContent('ABN 51 824 753 556');
  cleanup();
  const unknown = { address: null, suburb: 'Granville', state: null, post_code: null };
  draw(<InvoicePaper invoice={invoiceFor(some, { payee: { abn: null, location: unknown } })} />, { as: aUser() });
  expect(screen.getByRole('article')).toHaveTextContent('Aroha NgataGranville');
});
