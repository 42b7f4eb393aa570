import { expect, test } from '@jest/globals';
import { cards, headFacts, heading, table, user } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

const LEADER = { as: 'super_admin', params: { id: 5 } } as const;

test('a team member shows name, type, manager, house and the day added', async () => {
  await drawPage('my-team-details-overview', LEADER);
  await screen.findByText('Not set up');
  expect(heading()).toBe('Eleni Economou Active');
  expect(headFacts()).toEqual({
    'Member Type': 'Team Leader',
    'Contact Number': '0463 314 813',
    'Currently Assigned House': 'Saltbush Cottage',
  });
  expect(cards()).toEqual({
    Profile: {
      'First Name': 'Eleni',
      'Last Name': 'Economou',
      'Date of Birth': '19 May 1974',
      Email: 'leader@careloom.test',
      'Contact Number': '0463 314 813',
      'Member Type': 'Team Leader',
      'Senior Manager (Reporting to)': 'Priyanka Raghunathan',
      'Currently Assigned House': 'Saltbush Cottage',
      'Added Date': '9 Feb 2024',
      Status: 'Active',
      'Second factor': 'Not set up',
    },
  });
});

test('the work history of a team member shows the houses led with dates, and can be filtered by period', async () => {
  await drawPage('my-team-work-history-details', LEADER);
  expect(heading()).toBe('Eleni Economou Active');
  expect(table()).toEqual({
    heads: ['House', 'From', 'To'],
    rows: [
      ['Saltbush Cottage', '26 Sep 2025', 'until now'],
      ['Banksia House', '19 Sep 2025', 'until now'],
      ['Ironbark', '7 May 2025', '22 Nov 2025'],
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Period' }));
  const period = await screen.findByRole('dialog', { name: 'Period' });
  expect(await within(period).findByRole('button', { name: 'Choose Monday 2 March 2026' })).toBeInTheDocument();
});

test('without houses led, the work history shows the empty state', async () => {
  await drawPage('my-team-work-history-details', { ...LEADER, isEmpty: true });
  expect(screen.getByText('No house was led in this period.')).toBeInTheDocument();
});
