import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('Applicants shows the applicants with fit reasons and decision buttons', async () => {
  await drawPage('job-applicants', { as: 'super_admin', params: { id: 54 } });
  expect(heading()).toBe('Garden and workshop afternoons Open');
  expect(table()).toEqual({
    heads: ['Name', 'Member Since', 'Jobs Completed', 'Why they fit', 'Service Agreement', 'Assign Status', 'Decision'],
    rows: [
      [
        'Grace Katsaros Applied 23 Feb 2026',
        '16 Jul 2025',
        '1',
        'All 3 days free New to the house About 29 km away',
        'Signed',
        'Applied',
        'Assign Shortlist',
      ],
      [
        'Isla Campbell Applied 22 Feb 2026',
        '28 Jul 2025',
        '1',
        'All 3 days free New to the house About 710 km away',
        'Signed',
        'Applied',
        'Assign Shortlist',
      ],
      [
        'Hamish Douglas Applied 22 Feb 2026',
        '22 Jan 2025',
        '0',
        'All 3 days free First job About 28 km away',
        'No agreement',
        'Applied',
        'Not yet Shortlist',
      ],
    ],
  });
});

test('a team leader has no decision buttons', async () => {
  await drawPage('team-leader-job-applicants', { as: 'team_leader', params: { id: 54 } });
  expect(heading()).toBe('Garden and workshop afternoons Open');
  expect(table()).toEqual({
    heads: ['Name', 'Member Since', 'Jobs Completed', 'Why they fit', 'Service Agreement', 'Assign Status'],
    rows: [
      ['Grace Katsaros Applied 23 Feb 2026', '16 Jul 2025', '1', 'All 3 days free New to the house About 29 km away', 'Signed', 'Applied'],
      ['Isla Campbell Applied 22 Feb 2026', '28 Jul 2025', '1', 'All 3 days free New to the house About 710 km away', 'Signed', 'Applied'],
      ['Hamish Douglas Applied 22 Feb 2026', '22 Jan 2025', '0', 'All 3 days free First job About 28 km away', 'No agreement', 'Applied'],
    ],
  });
});

test('without records it says so', async () => {
  await drawPage('job-applicants', { as: 'super_admin', params: { id: 54 }, isEmpty: true });
  expect(heading()).toBe('Garden and workshop afternoons Open');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('Nobody has applied for this job yet.')).toBeInTheDocument();
});
