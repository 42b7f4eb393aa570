import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('Current Job shows the currently assigned jobs', async () => {
  await drawPage('current-job', { as: 'worker' });
  expect(heading()).toBe('Current Job 1');
  expect(table()).toEqual({
    heads: ['Name/Title', 'Location (House)', 'Type', 'Start Date', 'Weekly hours', 'Status'],
    rows: [
      [
        'Medication and breakfast round Medication checks and breakfast for five, handed over to the day program at half past nine.',
        'Banksia House Merrylands NSW 2160',
        'Casual',
        '5 Oct 2025',
        '17.50',
        'Assigned',
      ],
    ],
  });
});

test('without records it says so', async () => {
  await drawPage('current-job', { as: 'worker', isEmpty: true });
  expect(heading()).toBe('Current Job 0');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('No job is assigned to you right now.')).toBeInTheDocument();
});
