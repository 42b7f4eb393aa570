import { expect, test } from '@jest/globals';
import { cards, headFacts, heading } from '@careloom/shared/testing';
import { drawPage } from '../testing/draw-page';

test('an offered job shows its facts and its house', async () => {
  await drawPage('worker-job-details', { as: 'worker', params: { id: 57 } });
  expect(heading()).toBe('Behaviour support companion Open');
  expect(headFacts()).toEqual({
    'Location (House)': 'Wattle Grove, NSW 2173',
    Duration: '27 Mar 2026 – 26 Nov 2026',
    'Weekly Support Hours': '38.00 h a week, Flexible',
    'Posted By': 'Helen Papadakis',
  });
  expect(cards()).toEqual({
    'Job Details': {
      Description:
        'Follows a positive behaviour support plan with a man of thirty who loves maps. Debrief with the clinician each fortnight.',
      Type: 'Full Time',
      'Service Needed': 'Behaviour support',
      Status: 'Open',
      'Start Date': '27 Mar 2026',
      'End Date': '26 Nov 2026',
      Duration: '8 months',
      'Weekly Support Hours': '38.00',
      'When Needed': 'Flexible',
      'Number of Workers': '1',
      'Start Time': '08:00',
      'End Time': '15:36',
      Overnight: 'No',
      'Preferred Worker Gender': 'Male',
      Visibility: 'Public',
      'Posted By': 'Helen Papadakis',
      'Date Created': '22 Feb 2026',
    },
    'Location (House)': 'Wattle Grove Wattle Grove NSW 2173',
  });
});
