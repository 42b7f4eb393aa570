import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test("Archived Jobs shows the worker's past jobs", async () => {
  await drawPage('worker-archived-job', { as: 'worker' });
  expect(heading()).toBe('Archived Jobs 3');
  expect(table()).toEqual({
    heads: ['Name/Title', 'Location (House)', 'Type', 'Start Date', 'End Date', 'Weekly hours', 'Status'],
    rows: [
      [
        'Active nights, complex support Awake through the night with repositioning every two hours and PEG care. Training is given over three buddy shifts.',
        'Saltbush Cottage Penrith NSW 2750',
        'Casual Full Time',
        '14 Oct 2025',
        '3 Jan 2026',
        '40.00',
        'Closed',
      ],
      [
        'Medication and breakfast round Medication checks and breakfast for five, handed over to the day program at half past nine.',
        'Banksia House Merrylands NSW 2160',
        'Casual',
        '25 Aug 2025',
        '12 Feb 2026',
        '17.50',
        'Closed',
      ],
      [
        'Full-time key worker Plans the week with three participants, keeps their goals alive and writes the monthly report.',
        'Parramatta house Parramatta NSW 2150',
        'Full Time',
        '2 Aug 2025',
        '29 Jan 2026',
        '38.00',
        'Closed',
      ],
    ],
  });
});

test('without records it says so', async () => {
  await drawPage('worker-archived-job', { as: 'worker', isEmpty: true });
  expect(heading()).toBe('Archived Jobs 0');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('Jobs that you have finished are kept here.')).toBeInTheDocument();
});
