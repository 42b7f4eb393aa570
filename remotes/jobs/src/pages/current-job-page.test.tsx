import { expect, test } from '@jest/globals';
import { cards, headFacts, heading, slots } from '@careloom/shared/testing';
import { drawPage } from '../testing/draw-page';

test('a current job shows the address, the contact, the agreement and the own expenses', async () => {
  await drawPage('current-job-details', { as: 'worker', params: { id: 13 } });
  expect(heading()).toBe('Medication and breakfast round Assigned');
  expect(headFacts()).toEqual({
    'Location (House)': 'Banksia House, NSW 2160',
    Duration: '5 Oct 2025 – ongoing',
    'Weekly Support Hours': '17.50 h a week, Mon to Sun',
    'Posted By': 'Daniel Whitford',
  });
  expect(cards()).toEqual({
    'Location (House)': { 'Team Leader': 'Eleni Economou', 'Contact Number': '03 8722 6520' },
    'Job Details': {
      Description: 'Medication checks and breakfast for five, handed over to the day program at half past nine.',
      Type: 'Casual',
      'Service Needed': 'Medication support',
      Status: 'Assigned',
      'Start Date': '5 Oct 2025',
      'End Date': 'No end date',
      Duration: 'Ongoing',
      'Weekly Support Hours': '17.50',
      'When Needed': 'Mon to Sun',
      'Number of Workers': '1',
      'Start Time': '07:00',
      'End Time': '09:30',
      Overnight: 'No',
      'Preferred Worker Gender': 'Any',
      Visibility: 'Public',
      'Posted By': 'Daniel Whitford',
      'Date Created': '19 Sep 2025',
    },
    'Service Agreement': { Status: 'Signed', 'End Date': '5 Jun 2026' },
  });
  expect(slots()).toEqual(['expense-list {"jobId":13,"own":true}']);
});
