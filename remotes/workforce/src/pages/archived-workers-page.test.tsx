import { expect, test } from '@jest/globals';
import { heading, table, user } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('Archived shows the workers who left', async () => {
  await drawPage('archived-support-workers', { as: 'super_admin' });
  expect(heading()).toBe('Archived 3');
  expect(table()).toEqual({
    heads: ['Name', 'Contact Number', 'Date of Application', 'Verification Status'],
    rows: [
      ['Ebony Simpson Footscray VIC 3011', '0417 719 130', '13 Oct 2025', 'Verified'],
      ['Marcus Wright Liverpool NSW 2170', '0433 408 618', '5 Oct 2025', 'Verified'],
      ['Yusuf Yılmaz Merrylands NSW 2160', '0478 551 206', '13 Jun 2024', 'Verified'],
    ],
  });
});

test('the row of an archived worker only offers View and Restore', async () => {
  await drawPage('archived-support-workers', { as: 'super_admin' });
  await user.click(screen.getByRole('button', { name: 'Actions for Ebony Simpson' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['View', 'Restore']);
});

test('without records it says so', async () => {
  await drawPage('archived-support-workers', { as: 'super_admin', isEmpty: true });
  expect(heading()).toBe('Archived 0');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('Nothing has been added yet.')).toBeInTheDocument();
});
