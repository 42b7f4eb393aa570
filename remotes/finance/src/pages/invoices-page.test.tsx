import { afterEach, expect, test } from '@jest/globals';
import { useSelection } from '@careloom/shared/chrome';
import { heading, table } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawPage } from '../testing/draw-page';

const lanes = () => within(screen.getByRole('navigation', { name: 'Invoices by state' })).getAllByRole('link');
const words = (element: Element) => element.textContent;

test('Invoices shows number and job, worker, date, hours, amounts, until when and state', async () => {
  await drawPage('invoices', { as: 'super_admin' });
  expect(heading()).toBe('Invoices 185');
  expect(table()).toEqual({
    heads: ['Number', 'Worker', 'Date', 'Hours of Service', 'Payable Amount', 'Amount Due', 'Status'],
    rows: [
      [
        'INV-2026-0185 Evening personal care',
        'Tuan Nguyễn',
        '28 Feb 2026',
        '32.00 h',
        '$1,460.43',
        '$1,460.43 by 14 Mar 2026',
        'Generated',
      ],
      [
        'INV-2026-0184 Active nights, complex support',
        'Samuel Adeyemi',
        '28 Feb 2026',
        '56.00 h',
        '$2,661.22',
        '$2,661.22 by 14 Mar 2026',
        'Generated',
      ],
      [
        'INV-2026-0183 Transport to day program',
        'Joseph Papadopoulos',
        '28 Feb 2026',
        '16.00 h',
        '$691.86',
        '$691.86 by 14 Mar 2026',
        'Generated',
      ],
    ],
  });
});

test('each state has a lane with count and sum, which filters the list', async () => {
  await drawPage('invoices', { as: 'super_admin' });
  expect(lanes().map(words)).toEqual([
    'Generated$48,648.7526',
    'awaiting payment$46,056.2923',
    'Part paid$10,503.939',
    'Paid$279,475.74121',
    'Void$12,812.156',
    'Overdue$56,560.2232by up to 58 days',
  ]);
  expect(lanes().map((lane) => lane.getAttribute('href'))).toEqual(
    ['generated', 'awaiting_payment', 'part_paid', 'paid', 'void', 'overdue'].map((status) => `/admin/invoice?status=${status}`),
  );
});

test('a worker sees the own invoices, and no column of workers', async () => {
  await drawPage('invoices', { as: 'worker' });
  expect(heading()).toBe('Invoices 15');
  expect(table()).toEqual({
    heads: ['Number', 'Date', 'Hours of Service', 'Payable Amount', 'Amount Due', 'Status'],
    rows: [
      ['INV-2026-0166 Medication and breakfast round', '28 Feb 2026', '30.00 h', '$2,134.07', '$2,134.07 by 14 Mar 2026', 'Generated'],
      ['INV-2026-0161 Medication and breakfast round', '28 Feb 2026', '2.50 h', '$92.50', '$92.50 by 14 Mar 2026', 'Generated'],
      [
        'INV-2026-0135 Medication and breakfast round',
        '14 Feb 2026',
        '32.50 h',
        '$1,424.50',
        '$1,424.50 Overdue by 2 days',
        'awaiting payment',
      ],
    ],
  });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('R4-074: the ids of the selected invoices are kept for the page, and cleared with the selection', async () => {
  await drawPage('invoices', { as: 'super_admin' });
  const [, first, second] = screen.getAllByRole('checkbox');
  if (!first || !second) throw new Error('No rows to select.');
  await userEvent.click(first);
  await userEvent.click(second);
  expect(useSelection.getState().invoices).toEqual([185, 184]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(useSelection.getState().invoices).toEqual([]);
});

test('several invoices are paid in full on one day, with payees and sum shown', async () => {
  await drawPage('invoices', { as: 'super_admin' });
  const [, first, second] = screen.getAllByRole('checkbox');
  if (!first || !second) throw new Error('No rows to select.');
  await userEvent.click(first);
  await userEvent.click(second);
  await userEvent.click(within(screen.getByRole('region', { name: 'Selection' })).getByRole('button', { name: 'Pay' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay 2 invoices' });
  await within(dialog).findByText('Are you sure you want to pay the selected invoices?');
  expect(dialog).toHaveTextContent('INV-2026-0185Tuan Nguyễn · $1,460.43');
  expect(dialog).toHaveTextContent('Together$4,121.65');
  expect(dialog).toHaveTextContent('Each is paid in full. This goes on when you leave the page.');
});

test('without records it says so', async () => {
  await drawPage('invoices', { as: 'worker', isEmpty: true });
  expect(heading()).toBe('Invoices 0');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('Nothing has been added yet.')).toBeInTheDocument();
});

afterEach(() => useSelection.setState({ invoices: [] }));
