import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('a team leader sees the workers of the houses led, and expiring agreements', async () => {
  await drawPage('team-leader-support-workers', { as: 'team_leader' });
  expect(heading()).toBe('Support Workers 9');
  expect(screen.getByRole('button', { name: 'Actions for Liam Sullivan' })).toBeInTheDocument();
  expect(table()).toEqual({
    heads: ['Name', 'House', 'Contact Number', 'Service Agreement', 'Availability'],
    rows: [
      ['Bartholomew Fitzgerald-Montgomery Footscray VIC 3011', 'Wattle Grove', '0416 534 378', 'Signed', 'Occupied'],
      ['Tuan Nguyễn Liverpool NSW 2170', 'Parramatta house', '0444 916 835', 'Expiring in 8 days', 'Occupied'],
      ['Liam Sullivan Midland WA 6056', 'Saltbush Cottage', '0465 197 126', 'Signed', 'Occupied'],
    ],
  });
});

test('the archive of a team leader is empty', async () => {
  await drawPage('team-leader-support-workers-archived', { as: 'team_leader' });
  expect(heading()).toBe('Archived 0');
  expect(table()).toEqual({ heads: ['Name', 'House', 'Contact Number', 'Service Agreement', 'Availability'], rows: [] });
});
