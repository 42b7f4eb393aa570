import { expect, test } from '@jest/globals';
import { cards, headFacts, heading } from '@careloom/shared/testing';
import { drawPage } from '../testing/draw-page';

test('a signed agreement shows its text without a signature form', async () => {
  await drawPage('workforce:own-agreement', { as: 'worker', params: { id: 2 } });
  expect(heading()).toBe('Careloom Services Pty Ltd Signed');
  expect(headFacts()).toEqual({ Term: '6 Jun 2025 – 5 Jun 2026', 'Pay Level': 'Level 2.1' });
  expect(cards()).toEqual({
    Agreement: {
      Provider: 'Careloom Services Pty Ltd',
      'Pay Level': 'Level 2.1',
      'First Name': 'Aroha',
      'Last Name': 'Ngata-Williams',
      ABN: '85 965 877 098',
      'Commencement Date': '6 Jun 2025',
      Term: '12 months',
      'End Date': '5 Jun 2026',
      'Hours of Work': 'Up to 17 hours a week',
      'Agreement Date': '26 May 2025',
      Services: 'Overnight and complex support',
      'Additional Requirements': '–',
    },
  });
});
