import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('the participants of a house are listed with coordinator, guardian and plan manager', async () => {
  await drawPage('house-details-participants', { as: 'super_admin', params: { id: 2 } });
  expect(heading()).toBe('Saltbush Cottage Active');
  expect(table()).toEqual({
    heads: ['Name', 'Date of Birth', 'Support Coordinator', 'Parent/Guardian', 'Plan Manager', 'Notes'],
    rows: [
      ['Trevor S.', '16 Feb 1995', 'Omar Farouk, Plan Partners West', '', 'MyPlan Australia', ''],
      ['Debbie F.', '12 Aug 1995', 'Omar Farouk, Plan Partners West', 'Public Guardian', 'MyPlan Australia', ''],
      ['Maria L.', '13 Apr 1980', 'Rebecca Stone, Bridge Coordination', 'Public Guardian', 'Leap Plan Managers', ''],
    ],
  });
});

test('a house without participants shows the empty state, and offers to add the first', async () => {
  await drawPage('house-details-participants', { as: 'super_admin', params: { id: 2 }, isEmpty: true });
  expect(table().rows).toEqual([]);
  expect(screen.getByText('Nobody who lives here is on record yet.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add Participant' })).toBeInTheDocument();
});
