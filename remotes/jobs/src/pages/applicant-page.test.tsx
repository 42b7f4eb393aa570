import { expect, test } from '@jest/globals';
import { cards, headFacts, heading } from '@careloom/shared/testing';
import { drawPage } from '../testing/draw-page';

test.each([
  ['applicant-details', 'super_admin'],
  ['team-leader-applicant-details', 'team_leader'],
] as const)('%s: an applicant shows the person, the answers, the job and the agreement', async (route, as) => {
  await drawPage(route, { as, params: { id: 54, applicantId: 261 } });
  expect(heading()).toBe('Grace Katsaros Applied');
  expect(headFacts()).toEqual({
    Application: 'Applied 23 Feb 2026',
    'Member Since': 'Member since 16 Jul 2025',
    'Jobs Completed': '1 job completed',
  });
  expect(cards()).toEqual({
    'Support Worker': {
      Email: 'grace.katsaros@careloom.test',
      'Contact Number': '0496 346 127',
      'Date of Birth': '27 Jan 1992',
      'Address Info': '93 Railway Parade, Merrylands NSW 2160',
      ABN: '10 836 717 088',
      'Date of Application': '16 Jul 2025',
      'Verification Status': 'Verified',
      Availability: 'Occupied',
      'Jobs Completed': '1',
    },
    Application: {
      'Why become a contractor': 'I want to choose my own hours and stay with the people I already support.',
      'Prior Experience': 'New to the field; NDIS orientation module done, first aid current.',
      'Bringing Clients': 'Robert H. · robert.h@example.com',
      'Weekly Hours Wanted': '23.00',
      'How they heard about the product': 'TAFE careers day',
      'Other Info': '–',
    },
    'Applied for':
      'Garden and workshop afternoons Saltbush Cottage, Penrith NSW 2750 17 Mar 2026 – ongoing 9.00 h a week, Mon, Wed and Fri',
    'Service Agreement': { Status: 'Signed', 'End Date': '18 Sep 2026' },
  });
});
