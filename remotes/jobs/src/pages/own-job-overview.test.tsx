import { expect, test } from '@jest/globals';
import { cards, headFacts, heading } from '@careloom/shared/testing';
import { drawPage } from '../testing/draw-page';

test('a past job shows its facts and its house', async () => {
  await drawPage('archived-jobs-details-overview', { as: 'worker', params: { id: 17 } });
  expect(heading()).toBe('Active nights, complex support Closed');
  expect(headFacts()).toEqual({
    'Location (House)': 'Saltbush Cottage, NSW 2750',
    Duration: '14 Oct 2025 – 3 Jan 2026',
    'Weekly Support Hours': '40.00 h a week, Mon to Fri',
    'Posted By': 'Margaret Okafor',
  });
  expect(cards()).toEqual({
    'Job Details': {
      Description: 'Awake through the night with repositioning every two hours and PEG care. Training is given over three buddy shifts.',
      Type: 'Casual Full Time',
      'Service Needed': 'Complex support',
      Status: 'Closed',
      'Start Date': '14 Oct 2025',
      'End Date': '3 Jan 2026',
      Duration: '82 days',
      'Weekly Support Hours': '40.00',
      'When Needed': 'Mon to Fri',
      'Number of Workers': '1',
      'Start Time': '22:00',
      'End Time': '06:00',
      Overnight: 'Overnight',
      'Preferred Worker Gender': 'Any',
      Visibility: 'Public',
      'Posted By': 'Margaret Okafor',
      'Date Created': '5 Oct 2025',
    },
    'Location (House)': 'Saltbush Cottage Penrith NSW 2750',
  });
});
