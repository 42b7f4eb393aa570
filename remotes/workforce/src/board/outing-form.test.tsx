import { answering, aUser, draw, user } from '@careloom/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { AddOuting, EditOuting } from './outing-form';

test('a new outing starts on the day shown by the board', async () => {
  answering();
  draw(<AddOuting houseId={2} date="2026-03-04" onClose={() => undefined} />, { as: aUser() });
  expect(await screen.findByRole('textbox', { name: 'Day' })).toHaveValue('04/03/2026');
});

test('an outing is deleted from its form, because a phone hides the note', async () => {
  answering();
  const outing = { id: 4, date: '2026-03-04', part: 'morning', title: 'Picnic', symbol: 'park' };
  const onDelete = jest.fn();
  draw(<EditOuting houseId={2} outing={outing} onDelete={onDelete} onClose={() => undefined} />, { as: aUser() });
  const button = await screen.findByRole('button', { name: 'Delete outing' });
  expect(button.closest('.cl-formfoot')).toBeNull();
  await user.click(button);
  expect(onDelete).toHaveBeenCalled();
});
