import { expect, test } from '@jest/globals';
import { cards, headFacts, heading } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('an approved expense shows its purpose, approver and date; a PDF that can not be rendered is offered as a file', async () => {
  await drawPage('expenses-detail', { as: 'team_leader', params: { id: 121 } });
  await screen.findByText('The receipt can not be shown here.');
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
    Receipt: 'The receipt can not be shown here. Open receipt',
    History: 'Approved 2 Mar 2026 · Margaret Okafor Added 27 Feb 2026 · Aroha Ngata-Williams',
  });
});

test('its money trail is one line: added by, approved by, and not invoiced yet', async () => {
  await drawPage('expenses-detail', { as: 'super_admin', params: { id: 121 } });
  const trail = screen.getByRole('region', { name: 'From the expense to payment' });
  expect(
    within(trail)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Added$18.0427 Feb 2026, Aroha Ngata-Williams',
    'Approved$18.042 Mar 2026, Margaret Okafor',
    'InvoicedNot yet',
    'XeroNot yet',
    'PaidNot yet',
  ]);
});
