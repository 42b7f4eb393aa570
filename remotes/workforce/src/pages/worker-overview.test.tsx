import { expect, test } from '@jest/globals';
import { cards, headFacts, heading, slots } from '@careloom/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

const FACTS = {
  Profile: {
    Email: 'bartholomew.fitzgerald-montgomery@careloom.test',
    'Contact Number': '0416 534 378',
    'Date of Birth': '12 Jun 1984',
    Gender: 'male',
    'Date of Application': '10 Sep 2025',
    ABN: '28 586 670 169',
    'Xero Contact ID': '7f3a91c2-0e5d-4b8a-9d1e-5c2f6a7b8c90',
    Address: '17 Banksia Crescent',
    Suburb: 'Footscray',
    State: 'VIC',
    'Post Code': '3011',
    'Other Info': '–',
  },
  Application: {
    'Why become a contractor': 'I want to choose my own hours and stay with the people I already support.',
    'Prior Experience': 'Certificate IV in Disability, six years in group homes, two of them as acting team leader.',
    'Weekly Hours Wanted': '27.00 h',
    'How they heard about the product': 'TAFE careers day',
    'Bringing Clients': 'No',
  },
  '': {
    Availability: 'Occupied',
    'Service Agreement': 'Signed',
    'Member Since': '10 Sep 2025',
    'Approved By': 'Margaret Okafor',
    'Pay Level': 'Level 2.3',
  },
};

test.each([
  ['support-worker-details-overview', 'super_admin', '/admin', { 'Second factor': 'Not set up' }, { shifts: 14, jobs: 2 }],
  ['team-leader-support-worker-details-overview', 'team_leader', '/team-leader', {}, { shifts: 0, jobs: 0 }],
] as const)('%s: a worker shows upcoming work, profile, application and status', async (route, as, area, more, ahead) => {
  await drawPage(route, { as, params: { type: 'support-workers', id: 15 } });
  expect(heading()).toBe('Bartholomew Fitzgerald-Montgomery Verified Occupied');
  expect(headFacts()).toEqual({
    'Address Info': 'Footscray VIC 3011',
    'Contact Number': '0416 534 378',
    House: 'Wattle Grove',
    ABN: '28 586 670 169',
  });
  await waitFor(() => expect(cards()).toEqual({ ...FACTS, '': { ...FACTS[''], ...more } }));
  expect(slots()).toEqual([
    `next-shifts {"workerId":15,"allHref":"${area}/support-workers/detail/15/shifts","count":${ahead.shifts}}`,
    `current-jobs {"workerId":15,"allHref":"${area}/support-workers/detail/15/jobs","count":${ahead.jobs}}`,
    'earnings {"workerId":15}',
  ]);
});

test('a pending applicant shows the application, and can be approved or rejected', async () => {
  await drawPage('support-worker-details-overview', { as: 'super_admin', params: { type: 'new-applicants', id: 45 } });
  expect(heading()).toBe('Gareth Evans Pending');
  expect(slots()).toEqual([]);
  expect(Object.keys(cards())).toEqual(['Application', 'Profile', 'What is checked']);
  expect(cards()['What is checked']).toBe(
    'Email verified 27 Feb 2026, 17:10 ABN 73 651 208 368 the check digits are right Over 18 born 17 May 1966 Xero Contact ID none yet Has waited 3 days. The answer is mailed to the applicant, whichever way you decide. Approve Reject',
  );
});

test('the applicants before and after are one press away', async () => {
  await drawPage('support-worker-details-overview', { as: 'super_admin', params: { type: 'new-applicants', id: 45 } });
  expect(screen.getByText(/^Applicant \d+ of \d+$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous applicant' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Next applicant' })).toHaveAttribute('href', '/admin/new-applicants/detail/48/overview');
});
