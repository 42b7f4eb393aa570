import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('Invoices shows number and job, worker, date, hours, amounts and state', async () => {
  await drawPage('invoices', { as: 'super_admin' });
  expect(heading()).toBe('Invoices 185');
  expect(table()).toEqual({
    heads: ['Number', 'Worker', 'Date', 'Hours of Service', 'Payable Amount', 'Amount Due', 'Status'],
    rows: [
      ['INV-2026-0185 Evening personal care', 'Tuan Nguyễn', '28 Feb 2026', '32.00 h', '$1,460.43', '$1,460.43', 'Generated'],
      ['INV-2026-0184 Active nights, complex support', 'Samuel Adeyemi', '28 Feb 2026', '56.00 h', '$2,661.22', '$2,661.22', 'Generated'],
      ['INV-2026-0183 Transport to day program', 'Joseph Papadopoulos', '28 Feb 2026', '16.00 h', '$691.86', '$691.86', 'Generated'],
    ],
  });
});

test('a worker sees the own invoices, and no column of workers', async () => {
  await drawPage('invoices', { as: 'worker' });
  expect(heading()).toBe('Invoices 15');
  expect(table()).toEqual({
    heads: ['Number', 'Date', 'Hours of Service', 'Payable Amount', 'Amount Due', 'Status'],
    rows: [
      ['INV-2026-0166 Medication and breakfast round', '28 Feb 2026', '30.00 h', '$2,134.07', '$2,134.07', 'Generated'],
      ['INV-2026-0161 Medication and breakfast round', '28 Feb 2026', '2.50 h', '$92.50', '$92.50', 'Generated'],
      ['INV-2026-0135 Medication and breakfast round', '14 Feb 2026', '32.50 h', '$1,424.50', '$1,424.50', 'awaiting payment'],
    ],
  });
});

test('without records it says so', async () => {
  await drawPage('invoices', { as: 'worker', isEmpty: true });
  expect(heading()).toBe('Invoices 0');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('Nothing has been added yet.')).toBeInTheDocument();
});
