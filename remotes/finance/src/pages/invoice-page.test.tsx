import { expect, test } from '@jest/globals';
import { cards, headFacts, heading, table } from '@careloom/shared/testing';
import { drawPage } from '../testing/draw-page';

test('an invoice that waits for payment shows whom it pays for what, its lines, and what is due', async () => {
  await drawPage('invoice-details-overview', { as: 'super_admin', params: { id: 135 } });
  expect(heading()).toBe('INV-2026-0135 awaiting payment');
  expect(headFacts()).toEqual({ Worker: 'Aroha Ngata-Williams', Date: '14 Feb 2026', 'Amount Due': '$1,424.50' });
  expect(cards()).toEqual({
    'Invoice prepared on behalf of Aroha Ngata-Williams': {
      Worker: 'Aroha Ngata-Williams',
      Date: '14 Feb 2026',
      Duration: '29 Jan 2026 - 11 Feb 2026',
      By: 'Helen Papadakis',
      Job: 'Medication and breakfast round',
      House: 'Banksia House',
      'Hours of Service': '32.50 h',
      'Accounting Invoice Id': '7f3a91c2-0e5d-4b8a-9d1e-5c2f6a7b8c90',
      'Paid By': '–',
      'Paid Date': '–',
    },
    Totals: {
      'Cost of Service': '$1,540.00',
      'Sub Total': '$1,540.00',
      'Shift Fees': '−$115.50',
      'Payable Amount': '$1,424.50',
      'Less Amount Paid': '$0.00',
      'Amount Due': '$1,424.50',
    },
  });
  expect(table().heads).toEqual(['Description', 'Quantity', 'Rate', 'Amount']);
  expect(table().rows.slice(0, 2)).toEqual([
    ['Fri 30 Jan, Medication and breakfast round, weekday 2.50 × $40.00', '2.50', '$40.00', '$100.00'],
    ['Sat 31 Jan, Medication and breakfast round, saturday 2.50 × $56.00', '2.50', '$56.00', '$140.00'],
  ]);
  expect(table().rows).toHaveLength(13);
});

test('a paid invoice shows its worker who paid it and when', async () => {
  await drawPage('invoice-details-overview', { as: 'worker', params: { id: 100 } });
  expect(heading()).toBe('INV-2026-0100 Paid');
  expect(headFacts()).toEqual({ Worker: 'Aroha Ngata-Williams', Date: '31 Jan 2026', 'Amount Due': '$0.00' });
  expect(cards()).toEqual({
    'Invoice prepared on behalf of Aroha Ngata-Williams': {
      Worker: 'Aroha Ngata-Williams',
      Date: '31 Jan 2026',
      Duration: '15 Jan 2026 - 28 Jan 2026',
      By: 'Margaret Okafor',
      Job: 'Full-time key worker',
      House: 'Parramatta house',
      'Hours of Service': '76.00 h',
      'Accounting Invoice Id': '7f3a91c2-0e5d-4b8a-9d1e-5c2f6a7b8c90',
      'Paid By': 'Margaret Okafor',
      'Paid Date': '10 Feb 2026',
    },
    Totals: {
      'Cost of Service': '$3,404.80',
      'Sub Total': '$3,404.80',
      'Shift Fees': '−$255.36',
      'Payable Amount': '$3,149.44',
      'Less Amount Paid': '−$3,149.44',
      'Amount Due': '$0.00',
    },
  });
});
