import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('Support Workers shows name and place, house, number, agreement and availability', async () => {
  await drawPage('support-workers', { as: 'super_admin' });
  expect(heading()).toBe('Support Workers 30');
  expect(screen.getByRole('button', { name: 'Import' })).toBeInTheDocument();
  expect(table()).toEqual({
    heads: ['Name', 'House', 'Contact Number', 'Date of Application', 'Service Agreement', 'Availability'],
    rows: [
      ['Lin Chen Glenelg SA 5045', 'Mulga House', '0437 234 586', '2 Oct 2025', 'Signed', 'Occupied'],
      ['Arjun Mehta Goodna QLD 4300', '', '0457 792 755', '13 Sep 2025', '', 'Available'],
      ['Bartholomew Fitzgerald-Montgomery Footscray VIC 3011', 'Wattle Grove', '0416 534 378', '10 Sep 2025', 'Signed', 'Occupied'],
    ],
  });
});

test('without records it says so', async () => {
  await drawPage('support-workers', { as: 'super_admin', isEmpty: true });
  expect(heading()).toBe('Support Workers 0');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('Nothing has been added yet.')).toBeInTheDocument();
});
