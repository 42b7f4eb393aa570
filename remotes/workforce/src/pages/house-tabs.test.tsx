import { expect, test } from '@jest/globals';
import { headFacts, heading, slots } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('the tab of jobs is filled by another remote, for this house', async () => {
  await drawPage('house-details-jobs', { as: 'super_admin', params: { id: 2 } });
  expect(heading()).toBe('Saltbush Cottage Active');
  expect(headFacts()).toEqual({
    Address: '3 Castlereagh Street, Penrith NSW 2750',
    'Team Leader': 'Eleni Economou',
    'Contact Number': '07 8267 6730',
  });
  expect(screen.getByRole('link', { name: 'Jobs 8' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Shifts 296' })).toBeInTheDocument();
  expect(slots()).toEqual(['job-list {"houseId":2}']);
});

test('the tab of shifts is filled by another remote, for this house', async () => {
  await drawPage('house-details-shifts', { as: 'super_admin', params: { id: 2 } });
  expect(heading()).toBe('Saltbush Cottage Active');
  expect(slots()).toEqual(['shift-list {"houseId":2}']);
});
