import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('API access shows tokens with name, end, state, permissions and last use', async () => {
  await drawPage('api-access', { as: 'super_admin' });
  expect(heading()).toBe('API access 2');
  expect(table()).toEqual({
    heads: ['Name', 'Status', 'Permissions', 'Last used', 'Expires on', 'Made by'],
    rows: [
      ['Payroll export clm_…wTyQ', 'Active', '3 permissions', '28 Feb 2026, 13:00 from 203.0.113.20', '9 Oct 2026', 'Margaret Okafor'],
      ['Roster board clm_…wTyQ', 'Revoked', '2 permissions', '1 Dec 2025, 13:00 from 203.0.113.20', '2 May 2026', 'Margaret Okafor'],
    ],
  });
  expect(screen.getByRole('button', { name: 'Actions for Payroll export' })).toBeInTheDocument();
});

test('without records it says so', async () => {
  await drawPage('api-access', { as: 'super_admin', isEmpty: true });
  expect(heading()).toBe('API access 0');
  expect(table().rows).toEqual([]);
  expect(
    screen.getByText('No token yet. A token lets another program use the API, within the permissions that you choose.'),
  ).toBeInTheDocument();
});
