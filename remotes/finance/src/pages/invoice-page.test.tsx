import { expect, test } from '@jest/globals';
import { cards, headFacts, heading, table } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawPage } from '../testing/draw-page';

const factsOf = (part: HTMLElement) =>
  Object.fromEntries([...part.querySelectorAll('dt')].map((label) => [label.textContent, label.nextElementSibling?.textContent]));
const paper = () => screen.getByRole('article');
const facts = () => factsOf(paper().querySelector('dl') ?? paper());
const totals = () => Object.entries(factsOf(screen.getByRole('region', { name: 'Totals' })));

test('an unpaid invoice shows the payee, its purpose, its lines and the amount due', async () => {
  await drawPage('invoice-details-overview', { as: 'super_admin', params: { id: 135 } });
  expect(heading()).toBe('INV-2026-0135 awaiting payment');
  expect(headFacts()).toEqual({ Worker: 'Aroha Ngata-Williams', Date: '14 Feb 2026', 'Amount Due': '$1,424.50' });
  expect(paper()).toHaveAccessibleName('Invoice prepared on behalf of Aroha Ngata-Williams');
  expect(paper()).toHaveTextContent('INV-2026-0135 · 14 Feb 2026');
  expect(facts()).toEqual({
    By: 'Helen Papadakis',
    Duration: '29 Jan 2026 - 11 Feb 2026',
    'Hours of Service': '32.50 h',
    Job: 'Medication and breakfast round',
    House: 'Banksia House',
    Due: '28 Feb 2026 · Overdue by 2 days',
    'Amount Due': '$1,424.50',
  });
  expect(totals()).toEqual([
    ['Cost of Service', '$1,540.00'],
    ['Expenses', '$0.00'],
    ['Sub Total', '$1,540.00'],
    ['Shift Fees 7.50 %', '−$115.50'],
    ['Payable Amount', '$1,424.50'],
    ['Less Amount Paid', '$0.00'],
    ['Amount Due', '$1,424.50'],
  ]);
  expect(table().heads).toEqual(['Description', 'Service Hours', 'Quantity', 'Rate', 'Amount']);
  expect(table().rows.slice(0, 1)).toEqual([
    ['Fri 30 Jan, Medication and breakfast round, weekday 2.50 × 40.00 Why this amount', '2.50', '2.50', '40.00', '100.00'],
  ]);
  expect(table().rows).toHaveLength(13);
  expect(cards()).toEqual({
    History: 'Generated 14 Feb 2026, 13:00 · Helen Papadakis To be paid by 28 Feb 2026',
    Payment: { 'Paid Amount': '$0.00', 'Paid By': '–', 'Paid Date': '–' },
    Xero: { 'Status in Xero': 'awaiting payment', 'Accounting Invoice Id': '7f3a91c2-0e5d-4b8a-9d1e-5c2f6a7b8c90' },
  });
});

test('a paid invoice shows its worker who paid it and when, and can only be printed', async () => {
  await drawPage('invoice-details-overview', { as: 'worker', params: { id: 100 } });
  expect(heading()).toBe('INV-2026-0100 Paid');
  expect(headFacts()).toEqual({ Worker: 'Aroha Ngata-Williams', Date: '31 Jan 2026', 'Amount Due': '$0.00' });
  expect(totals().slice(-3)).toEqual([
    ['Payable Amount', '$3,149.44'],
    ['Less Amount Paid', '−$3,149.44'],
    ['Amount Due', '$0.00'],
  ]);
  expect(cards()).toEqual({
    History: 'Generated 31 Jan 2026, 13:00 · Margaret Okafor Paid $3,149.44 10 Feb 2026 · Margaret Okafor',
    Payment: { 'Paid Amount': '$3,149.44', 'Paid By': 'Margaret Okafor', 'Paid Date': '10 Feb 2026' },
    Xero: { 'Status in Xero': 'paid', 'Accounting Invoice Id': '7f3a91c2-0e5d-4b8a-9d1e-5c2f6a7b8c90' },
  });
  expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
});

test('the amount of a shift is opened at its line, one at a time', async () => {
  await drawPage('invoice-details-overview', { as: 'super_admin', params: { id: 135 } });
  const [first, second] = screen.getAllByRole('button', { name: 'Why this amount' });
  if (!first || !second) throw new Error('The lines have no shifts.');
  await userEvent.click(first);
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(within(paper()).getByTestId('slot')).toHaveTextContent(/^shift-amount \{"shiftId":\d+\}$/);
  await userEvent.click(second);
  expect(first).toHaveAttribute('aria-expanded', 'false');
  expect(within(paper()).getAllByTestId('slot')).toHaveLength(1);
});

test('the payment form starts with the full amount due', async () => {
  await drawPage('invoice-details-overview', { as: 'super_admin', params: { id: 135 } });
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay INV-2026-0135' });
  expect(await within(dialog).findByRole('textbox', { name: /^Paid Amount/ })).toHaveValue('1424.50');
  expect(dialog).toHaveTextContent('$1,424.50 is due. A smaller amount is a part payment; the rest stays due.');
});

test('an unpaid invoice can be voided, a paid one can not', async () => {
  await drawPage('invoice-details-overview', { as: 'super_admin', params: { id: 135 } });
  await userEvent.click(screen.getByRole('button', { name: 'Actions for INV-2026-0135' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Void']);
});

test('a team leader can neither pay nor void', async () => {
  await drawPage('invoice-details-overview', { as: 'team_leader', params: { id: 135 } });
  expect(screen.getAllByRole('button', { name: /^(Print|Pay|Actions)/ }).map(({ textContent }) => textContent)).toEqual(['Print']);
});

test('the card of Xero shows why an invoice is not there, with the action that sends it', async () => {
  await drawPage('invoice-details-overview', { as: 'super_admin', params: { id: 184 } });
  const card = screen.getByRole('region', { name: 'Xero' });
  expect(card).toHaveTextContent('Sync failed');
  expect(card).toHaveTextContent('Xero can not be reached at the moment. Try again in a minute.');
  expect(within(card).getByRole('button', { name: 'Send again' })).toBeInTheDocument();
});
