import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('Archived Jobs shows dates, worker and state of each job', async () => {
  await drawPage('admin-archived-jobs', { as: 'super_admin' });
  expect(heading()).toBe('Archived Jobs 20');
  expect(table()).toEqual({
    heads: ['Name/Title', 'Location (House)', 'Type', 'Start Date', 'End Date', 'Assigned worker', 'Status'],
    rows: [
      [
        'Active nights, complex support Awake through the night with repositioning every two hours and PEG care. Training is given over three buddy shifts.',
        'Saltbush Cottage Penrith NSW 2750',
        'Casual Full Time',
        '20 Dec 2025',
        '19 Dec 2026',
        '',
        'Archived',
      ],
      [
        'Weekend community access Two young men who like the river, football and a long lunch. A driver licence helps; the house has a van with a hoist.',
        'Banksia House Merrylands NSW 2160',
        'Ongoing',
        '13 Dec 2025',
        '',
        '',
        'Archived',
      ],
      [
        'Morning personal care, two workers to transfer Showering, dressing and breakfast for three people. Transfers are by ceiling hoist, always with two workers.',
        'Yarra Lane Coburg VIC 3058',
        'Casual',
        '1 Dec 2025',
        '',
        '',
        'Archived',
      ],
    ],
  });
});

test('a team leader sees the archived jobs of the houses led', async () => {
  await drawPage('team-leader-archived-job', { as: 'team_leader' });
  expect(heading()).toBe('Archived Jobs 8');
  expect(table()).toEqual({
    heads: ['Name/Title', 'Location (House)', 'Type', 'Start Date', 'End Date', 'Assigned worker', 'Status'],
    rows: [
      [
        'Active nights, complex support Awake through the night with repositioning every two hours and PEG care. Training is given over three buddy shifts.',
        'Saltbush Cottage Penrith NSW 2750',
        'Casual Full Time',
        '20 Dec 2025',
        '19 Dec 2026',
        '',
        'Archived',
      ],
      [
        'Weekend community access Two young men who like the river, football and a long lunch. A driver licence helps; the house has a van with a hoist.',
        'Banksia House Merrylands NSW 2160',
        'Ongoing',
        '13 Dec 2025',
        '',
        '',
        'Archived',
      ],
      [
        'Sleep over, weeknights From dinner to the bus in the morning, with a sleep over between. The house is calm on school nights.',
        'Banksia House Merrylands NSW 2160',
        'Ongoing',
        '9 Nov 2025',
        '28 Jan 2026',
        'Tuan Nguyễn',
        'Closed',
      ],
    ],
  });
});

test('without records it says so', async () => {
  await drawPage('admin-archived-jobs', { as: 'super_admin', isEmpty: true });
  expect(heading()).toBe('Archived Jobs 0');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('Jobs that are closed or archived are kept here.')).toBeInTheDocument();
});
