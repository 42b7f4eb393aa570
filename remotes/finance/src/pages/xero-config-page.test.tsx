import { expect, test } from '@jest/globals';
import { cards, heading, table } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

const chain = () => within(screen.getByRole('list', { name: 'The way to Xero' })).getAllByRole('listitem');
const words = (element: Element) => element.textContent;
const CODES = ['477', '200'];

test('Xero Config shows the chain, with the first link that needs attention marked', async () => {
  await drawPage('xeroConfig', { as: 'super_admin' });
  expect(heading()).toBe('Xero Config Connected');
  expect(chain().map(words)).toEqual([
    'CredentialsSet on 2 Mar 2026',
    'Careloom Demo Pty LtdRenewed at 11:00, by itself',
    'Codes for 9 of 9 line itemsEvery line item has its codes',
    '5 invoices stuck6 on their way',
  ]);
  expect(chain().map((link) => link.getAttribute('aria-current'))).toEqual([null, null, null, 'step']);
  expect(screen.getByRole('button', { name: 'Disconnect' })).toBeInTheDocument();
});

test('only the last four characters of the credentials are shown', async () => {
  await drawPage('xeroConfig', { as: 'super_admin' });
  expect(cards()['Credentials']).toEqual({
    'API Key': 'Ends in demo',
    'Secret Key': 'Ends in demo',
    'Contact Id': '–',
    'Organisation in Xero': 'Careloom Demo Pty Ltd',
  });
});

test('each kind of line has its codes under the labels of the catalogue', async () => {
  await drawPage('xeroConfig', { as: 'super_admin' });
  expect(table()).toEqual({
    heads: ['Line Items', 'Item Code', 'Purchase Account Code', 'Sales Account Code'],
    rows: [
      ['Weekday hours', 'WEEKDAY', ...CODES],
      ['Saturday hours', 'SATURDAY', ...CODES],
      ['Sunday hours', 'SUNDAY', ...CODES],
      ['Holiday hours', 'HOLIDAY', ...CODES],
      ['Sleep over', 'SLEEP_OVER', ...CODES],
      ['Active night', 'ACTIVE_NIGHT', ...CODES],
      ['Overnight', 'OVERNIGHT', ...CODES],
      ['Shift fees', 'SHIFT_FEE', ...CODES],
      ['Expenses', 'EXPENSE', ...CODES],
    ],
  });
});

test('a failed invoice is shown with its reason and the action that resolves it', async () => {
  await drawPage('xeroConfig', { as: 'super_admin' });
  const [first] = within(screen.getByRole('region', { name: 'On the way to Xero' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    'Samuel AdeyemiINV-2026-0184$2,661.22Sync failedXero can not be reached at the moment. Try again in a minute.Send again',
  );
});

test('without records nothing is on its way', async () => {
  await drawPage('xeroConfig', { as: 'super_admin', isEmpty: true });
  expect(screen.getByText('Everything that was sent is in Xero.')).toBeInTheDocument();
});
