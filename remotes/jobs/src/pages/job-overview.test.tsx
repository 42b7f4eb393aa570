import { expect, test } from '@jest/globals';
import { cards, headFacts, heading } from '@careloom/shared/testing';
import { drawPage } from '../testing/draw-page';

test.each([
  ['job-details-overview', 'super_admin'],
  ['team-leader-job-details-overview', 'team_leader'],
] as const)('%s: an assigned job shows its facts, its worker, its house and its history', async (route, as) => {
  await drawPage(route, { as, params: { id: 41 } });
  expect(heading()).toBe('Active nights, complex support Assigned');
  expect(headFacts()).toEqual({
    'Location (House)': 'Saltbush Cottage, NSW 2750',
    Duration: '10 Jan 2026 – 9 Aug 2026',
    'Weekly Support Hours': '40.00 h a week, Mon to Fri',
    'Posted By': 'Margaret Okafor',
  });
  expect(cards()).toEqual({
    'Job Details': {
      Description: 'Awake through the night with repositioning every two hours and PEG care. Training is given over three buddy shifts.',
      Type: 'Casual Full Time',
      'Service Needed': 'Complex support',
      Status: 'Assigned',
      'Start Date': '10 Jan 2026',
      'End Date': '9 Aug 2026',
      Duration: '7 months',
      'Weekly Support Hours': '40.00',
      'When Needed': 'Mon to Fri',
      'Number of Workers': '1',
      'Start Time': '22:00',
      'End Time': '06:00',
      Overnight: 'Overnight',
      'Preferred Worker Gender': 'Any',
      Visibility: 'Public',
      'Posted By': 'Margaret Okafor',
      'Date Created': '31 Dec 2025',
    },
    'Assigned worker': 'Samuel Adeyemi Since 6 Jan 2026',
    'Location (House)': 'Saltbush Cottage Penrith NSW 2750',
    History: 'Posted 31 Dec 2025, 18:57 · Margaret Okafor Assigned 6 Jan 2026, 04:57 · Samuel Adeyemi Closed Not yet',
  });
});
