import { expect, test } from '@jest/globals';
import { heading, table, user } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('New Applicants shows pending applicants with the date of application', async () => {
  await drawPage('new-applicants', { as: 'super_admin' });
  expect(heading()).toBe('New Applicants 5');
  expect(table()).toEqual({
    heads: ['Name', 'Contact Number', 'Date of Application', 'Verification Status'],
    rows: [
      ['Gareth Evans Merrylands NSW 2160', '0479 180 566', '27 Feb 2026', 'Pending'],
      ['Oscar Lindqvist Liverpool NSW 2170', '0417 766 395', '25 Feb 2026', 'Pending'],
      ['Divya Krishnan Midland WA 6056', '0411 106 588', '22 Feb 2026', 'Pending'],
    ],
  });
});

test('an applicant can also be approved or rejected from the row', async () => {
  await drawPage('new-applicants', { as: 'super_admin' });
  await user.click(screen.getByRole('button', { name: 'Actions for Gareth Evans' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['View', 'Approve', 'Reject']);
});

test('without records it says so', async () => {
  await drawPage('new-applicants', { as: 'super_admin', isEmpty: true });
  expect(heading()).toBe('New Applicants 0');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('Nothing has been added yet.')).toBeInTheDocument();
});
