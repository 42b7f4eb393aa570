import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

const cents = (amount: string) => Number(amount.replace('−', '-').replace(/[$,.\s]/g, ''));
const equation = () => screen.getByLabelText('How the totals are made');
const amountOf = (label: string) => {
  const [term] = within(equation()).getAllByText(label);
  return term?.nextElementSibling?.textContent ?? '';
};

test('R2-031: the invoice report shows the sums of invoices by house, and how the totals are composed', async () => {
  await drawPage('invoice-report', { as: 'super_admin' });
  expect(heading()).toMatch(/^Invoices Report \d+$/);
  const { heads, rows } = table();
  expect(heads).toEqual([
    'House',
    'Invoices',
    'Hours of Service',
    'Cost of Service',
    'Expenses',
    'Shift Fees',
    'GST',
    'Payable Amount',
    'Paid and due',
    'Amount Due',
  ]);
  expect(rows[0]?.[8]).toMatch(/^Paid \$[\d,.]+, Due \$[\d,.]+$/);
  const foot = screen.getByRole('rowheader');
  expect(foot).toHaveTextContent(/^\d+ houses?$/);
  const totals = within(foot.closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect([totals[2], totals[4], totals[6], totals[8]]).toEqual(
    ['Cost of Service', 'Shift Fees', 'Payable Amount', 'Amount Due'].map((label, at) =>
      amountOf(label)
        .replace(at === 1 ? '− ' : /^[+−=] |\$/g, at === 1 ? '−' : '')
        .replace('$', ''),
    ),
  );
  const labels = within(equation()).getAllByRole('term');
  expect(labels.map((label) => label.textContent)).toEqual([
    'Cost of Service',
    'Expenses',
    'Sub Total',
    'Shift Fees',
    'GST',
    'Payable Amount',
    'Less Amount Paid',
    'Amount Due',
  ]);
});

test('the totals add up to the cent, in their order', async () => {
  await drawPage('invoice-report', { as: 'super_admin' });
  const of = (label: string) => cents(amountOf(label).replace(/^[+−=] /, ''));
  expect(of('Sub Total')).toBe(of('Cost of Service') + of('Expenses'));
  expect(of('Payable Amount')).toBe(of('Sub Total') - of('Shift Fees') + of('GST'));
  expect(of('Amount Due')).toBe(of('Payable Amount') - of('Less Amount Paid'));
  expect(amountOf('Shift Fees')).toMatch(/^− [\d,]+\.\d\d$/);
  expect(amountOf('Amount Due')).toMatch(/^= \$[\d,]+\.\d\d$/);
});

test('ungrouped, a row is an invoice with its worker, and links to its page', async () => {
  await drawPage('invoice-report', { as: 'super_admin', query: '?by=record' });
  expect(table().heads.slice(0, 2)).toEqual(['Invoice', 'Hours of Service']);
  const [first] = within(screen.getByRole('table')).getAllByRole('link');
  expect(first?.getAttribute('href')).toMatch(/^\/admin\/invoices\/details\/\d+\/overview$/);
  expect(screen.getByRole('link', { name: 'By invoice' })).toHaveAttribute('aria-current', 'true');
});

test('a house links to its invoices, with the filters kept', async () => {
  await drawPage('invoice-report', { as: 'team_leader' });
  const [first] = within(screen.getByRole('table')).getAllByRole('link');
  expect(first?.getAttribute('href')).toMatch(/^\/team-leader\/invoice-report\?house_id=\d+&by=record$/);
});
