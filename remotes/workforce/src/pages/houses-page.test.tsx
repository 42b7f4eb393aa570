import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('Houses shows name and place, leader, numbers and state', async () => {
  await drawPage('houses', { as: 'super_admin' });
  expect(heading()).toBe('Houses 8');
  expect(screen.getByRole('button', { name: 'Import' })).toBeInTheDocument();
  expect(table()).toEqual({
    heads: ['House Name', 'Team Leader', 'Contact Number', 'Participants', 'Jobs', 'Workers', 'Active Status'],
    rows: [
      ['Saltbush Cottage Penrith NSW 2750', 'Eleni Economou', '07 8267 6730', '4', '8', '3', 'Active'],
      ['Banksia House Merrylands NSW 2160', 'Eleni Economou', '03 8722 6520', '3', '9', '4', 'Active'],
      ['Yarra Lane Coburg VIC 3058', 'Tobias Lang', '07 9489 3461', '5', '8', '3', 'Active'],
    ],
  });
});

test('without records it says so', async () => {
  await drawPage('houses', { as: 'super_admin', isEmpty: true });
  expect(heading()).toBe('Houses 0');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('Nothing has been added yet.')).toBeInTheDocument();
});
