import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('Expenses shows title and worker, job and house, date, who added it, amount and state', async () => {
  await drawPage('expenses', { as: 'super_admin' });
  expect(heading()).toBe('Expenses 129');
  expect(table()).toEqual({
    heads: ['Title', 'Job', 'Date', 'Added By', 'Amount', 'Status'],
    rows: [
      ['Entry to the aquatic centre Lin Chen', 'Full-time key worker Mulga House', '1 Mar 2026', 'Lin Chen', '$14.47', 'Pending'],
      [
        'Entry to the aquatic centre Liam Sullivan',
        'Evening personal care Saltbush Cottage',
        '1 Mar 2026',
        'Liam Sullivan',
        '$12.95',
        'Pending',
      ],
      [
        'Phone credit for a participant Liam Sullivan',
        'Evening personal care Saltbush Cottage',
        '1 Mar 2026',
        'Liam Sullivan',
        '$26.66',
        'Approved',
      ],
    ],
  });
});

test('a worker sees the own expenses without a name at each', async () => {
  await drawPage('expenses', { as: 'worker' });
  expect(heading()).toBe('Expenses 50');
  expect(table()).toEqual({
    heads: ['Title', 'Job', 'Date', 'Added By', 'Amount', 'Status'],
    rows: [
      ['Art materials', 'Medication and breakfast round Banksia House', '1 Mar 2026', 'Aroha Ngata-Williams', '$31.91', 'Pending'],
      [
        'Batteries for the hoist remote',
        'Medication and breakfast round Banksia House',
        '27 Feb 2026',
        'Aroha Ngata-Williams',
        '$10.55',
        'Pending',
      ],
      ['Train to Katoomba', 'Medication and breakfast round Banksia House', '27 Feb 2026', 'Aroha Ngata-Williams', '$18.04', 'Approved'],
    ],
  });
});

test('without records it says so', async () => {
  await drawPage('expenses', { as: 'team_leader', isEmpty: true });
  expect(heading()).toBe('Expenses 0');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('Nothing has been added yet.')).toBeInTheDocument();
});
