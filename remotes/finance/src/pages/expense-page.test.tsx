import { expect, test } from '@jest/globals';
import { cards, headFacts, heading } from '@careloom/shared/testing';
import { drawPage } from '../testing/draw-page';

test('an approved expense shows what it was for, and who approved it when', async () => {
  await drawPage('expenses-detail', { as: 'team_leader', params: { id: 121 } });
  expect(heading()).toBe('Train to Katoomba Approved');
  expect(headFacts()).toEqual({ Amount: '$18.04', Date: '27 Feb 2026', 'Added By': 'Aroha Ngata-Williams' });
  expect(cards()).toEqual({
    'Expense Detail': {
      Description: 'With two participants, receipt attached.',
      Amount: '$18.04',
      Date: '27 Feb 2026',
      Worker: 'Aroha Ngata-Williams',
      Job: 'Medication and breakfast round',
      House: 'Banksia House',
      'Added By': 'Aroha Ngata-Williams',
      'Approved By': 'Margaret Okafor',
      'Approved Date': '2 Mar 2026',
    },
    Receipt: 'No receipt was added.',
    History: 'Approved 2 Mar 2026 · Margaret Okafor Added 27 Feb 2026 · Aroha Ngata-Williams',
  });
});
