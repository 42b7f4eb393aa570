import { answering, aUser, draw } from '@careloom/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { AddOuting } from './outing-form';

test('an outing begins on the day that the board shows', async () => {
  answering();
  draw(<AddOuting houseId={2} date="2026-03-04" onClose={() => undefined} />, { as: aUser() });
  expect(await screen.findByRole('textbox', { name: 'Day' })).toHaveValue('04/03/2026');
});
