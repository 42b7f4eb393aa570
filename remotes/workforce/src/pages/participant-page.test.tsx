import { expect, test } from '@jest/globals';
import { cards, headFacts, heading } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('a participant shows age, house, coordinator, guardian and plan manager', async () => {
  await drawPage('house-participant-details', { as: 'super_admin', params: { id: 2, participantId: 6 } });
  expect(heading()).toBe('Anh N.');
  expect(screen.getByRole('button', { name: 'Edit Participant' })).toBeInTheDocument();
  expect(headFacts()).toEqual({ Age: '20 years', House: 'Saltbush Cottage' });
  expect(cards()).toEqual({
    Profile: {
      Name: 'Anh N.',
      'Date of Birth': '18 Feb 2006',
      'Support Coordinator': 'Julie-Anne Tran, Connect Support',
      'Parent/Guardian': '–',
      'Plan Manager': 'Leap Plan Managers',
      Notes: 'Allergic to penicillin.',
    },
    House: 'Saltbush Cottage Penrith NSW 2750',
  });
});
