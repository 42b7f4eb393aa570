import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawPage } from '../testing/draw-page';

const UNREACHABLE = 'Xero can not be reached at the moment. Try again in a minute.';
const WAITS = `${UNREACHABLE} Next try at 12:00`;

test('Xero Invoices shows each invoice with its amounts, its status in Xero, and the reason if it is missing there', async () => {
  await drawPage('xeroInvoice', { as: 'super_admin' });
  expect(heading()).toBe('Xero Invoices 185');
  expect(table()).toEqual({
    heads: ['Number', 'Date', 'Payable Amount', 'Amount Due', 'Status in Xero', 'Sync', 'Why'],
    rows: [
      ['INV-2026-0184 Samuel Adeyemi', '28 Feb 2026', '$2,661.22', '$2,661.22', '–', 'Sync failed', UNREACHABLE],
      ['INV-2026-0178 Liam Sullivan', '28 Feb 2026', '$1,387.48', '$1,387.48', '–', 'Sync failed', UNREACHABLE],
      ['INV-2026-0176 Bartholomew Fitzgerald-Montgomery', '28 Feb 2026', '$2,142.85', '$2,142.85', '–', 'Sync failed', UNREACHABLE],
    ],
  });
});

test('each row can be sent again with the permission', async () => {
  await drawPage('xeroInvoice', { as: 'super_admin' });
  await userEvent.click(screen.getByRole('button', { name: 'Actions for INV-2026-0184' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Open', 'Send again']);
});

test('a worker sees the own invoices without names, and can not send them', async () => {
  await drawPage('xeroInvoice', { as: 'worker' });
  expect(heading()).toBe('Xero Invoices 15');
  expect(table().rows).toEqual([
    ['INV-2026-0166', '28 Feb 2026', '$2,134.07', '$2,134.07', '–', 'Queued', WAITS],
    ['INV-2026-0161', '28 Feb 2026', '$92.50', '$92.50', '–', 'Queued', WAITS],
    ['INV-2026-0135', '14 Feb 2026', '$1,424.50', '$1,424.50', 'awaiting payment', 'Synced', ''],
  ]);
  await userEvent.click(screen.getAllByRole('button', { name: /^Actions for / })[0] as HTMLElement);
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Open']);
});

test('without records it says so', async () => {
  await drawPage('xeroInvoice', { as: 'super_admin', isEmpty: true });
  expect(heading()).toBe('Xero Invoices 0');
  expect(screen.getByText('Nothing has been added yet.')).toBeInTheDocument();
});
