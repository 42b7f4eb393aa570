import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('My Team shows name and address, type, manager, number, house, day added and state', async () => {
  await drawPage('my-team', { as: 'super_admin' });
  expect(heading()).toBe('My Team 10');
  expect(table()).toEqual({
    heads: ['Name', 'Member Type', 'Senior Manager (Reporting to)', 'Contact Number', 'Currently Assigned House', 'Added Date', 'Status'],
    rows: [
      ['Gustav Holm gustav.holm@careloom.test', 'Team Leader', 'Helen Papadakis', '0444 721 292', 'Ironbark', '15 May 2024', 'Active'],
      [
        'Eleni Economou leader@careloom.test',
        'Team Leader',
        'Priyanka Raghunathan',
        '0463 314 813',
        'Saltbush Cottage',
        '9 Feb 2024',
        'Active',
      ],
      ['Margaret Okafor admin@careloom.test', 'Super Admin', '', '0463 314 813', '', '9 Feb 2024', 'Active'],
    ],
  });
});

test('without records it says so', async () => {
  await drawPage('my-team', { as: 'super_admin', isEmpty: true });
  expect(heading()).toBe('My Team 0');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('Nothing has been added yet.')).toBeInTheDocument();
});
