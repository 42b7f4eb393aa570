import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('Rejected Workers shows who was rejected', async () => {
  await drawPage('rejected-applicants', { as: 'super_admin' });
  expect(heading()).toBe('Rejected Workers 2');
  expect(table()).toEqual({
    heads: ['Name', 'Contact Number', 'Date of Application', 'Verification Status'],
    rows: [
      ['Renee Dubois Baulkham Hills NSW 2153', '0453 976 264', '12 Mar 2025', 'Rejected'],
      ['Tomasz Kowalski Midland WA 6056', '0424 121 145', '4 Jun 2024', 'Rejected'],
    ],
  });
});

test('without records it says so', async () => {
  await drawPage('rejected-applicants', { as: 'super_admin', isEmpty: true });
  expect(heading()).toBe('Rejected Workers 0');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('Nothing has been added yet.')).toBeInTheDocument();
});
