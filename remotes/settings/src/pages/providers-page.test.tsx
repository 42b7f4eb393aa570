import { expect, test } from '@jest/globals';
import { heading, table, user } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('Providers shows names and numbers, with the workers and houses of each', async () => {
  await drawPage('providers', { as: 'super_admin' });
  expect(heading()).toBe('Providers 3');
  expect(table()).toEqual({
    heads: ['Name', 'ACN/ABN', 'Houses', 'Workers'],
    rows: [
      ['Westbridge Disability Care', '010 749 961', '3', '7'],
      ['Careloom Services Pty Ltd', '51 824 753 556', '4', '7'],
      ['Banksia Community Supports Pty Ltd', '53 004 085 616', '6', '8'],
    ],
  });
});

test('without records it says so', async () => {
  await drawPage('providers', { as: 'super_admin', isEmpty: true });
  expect(heading()).toBe('Providers 0');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('No provider yet. A service agreement names the provider for whom a support worker works.')).toBeInTheDocument();
});

test('a provider is edited and deleted from the menu of its row', async () => {
  await drawPage('providers', { as: 'super_admin' });
  await user.click(screen.getByRole('button', { name: 'Actions for Westbridge Disability Care' }));
  expect(await screen.findByRole('menuitem', { name: 'Edit Provider' })).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeInTheDocument();
});
