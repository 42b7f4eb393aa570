import { expect, test } from '@jest/globals';
import { heading } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('Change Password asks for the current password and twice for the new one', async () => {
  await drawPage('change-password', { as: 'team_leader' });
  expect(heading()).toBe('Change password');
  const labels = [...document.querySelectorAll('label')].map((label) => label.textContent);
  expect(labels).toEqual(['Current password', 'New password', 'Confirm password']);
  expect(screen.getByText('8 to 30 characters')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change password' })).toBeInTheDocument();
  expect(screen.getByText('Logs out your other devices.')).toBeInTheDocument();
});
