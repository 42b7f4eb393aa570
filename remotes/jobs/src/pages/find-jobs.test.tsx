import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('Find Jobs shows open jobs, each with its action', async () => {
  await drawPage('find-jobs', { as: 'worker' });
  expect(heading()).toBe('Find Jobs 18');
  expect(table()).toEqual({
    heads: ['Name/Title', 'Location (House)', 'Type', 'Start Date', 'Weekly hours', 'Apply'],
    rows: [
      [
        'Weekend community access Two young men who like the river, football and a long lunch. A driver licence helps; the house has a van with a hoist.',
        'Yarra Lane Coburg VIC 3058',
        'Ongoing',
        '5 Mar 2026',
        '14.00',
        'Apply',
      ],
      [
        'Medication and breakfast round Medication checks and breakfast for five, handed over to the day program at half past nine.',
        'Mulga House Ipswich QLD 4305',
        'Casual',
        '5 Mar 2026',
        '17.50',
        'Apply',
      ],
      [
        'School holiday respite Outings for a boy of twelve while his parents work: zoo, cinema, trains. Always trains.',
        'Banksia House Merrylands NSW 2160',
        'Once Off/One Time',
        '3 Mar 2026',
        '30.00',
        'Apply',
      ],
    ],
  });
});

test('without records it says so', async () => {
  await drawPage('find-jobs', { as: 'worker', isEmpty: true });
  expect(heading()).toBe('Find Jobs 0');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('There are no open jobs for you right now.')).toBeInTheDocument();
});
