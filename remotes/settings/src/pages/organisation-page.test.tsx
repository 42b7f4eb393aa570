import { expect, test } from '@jest/globals';
import { heading } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('Organisation has its time zone, its payment days and its login texts in their fields', async () => {
  await drawPage('settings:organisation', { as: 'super_admin' });
  expect(heading()).toBe('Organisation');
  expect(screen.getByLabelText('Time zone')).toHaveDisplayValue('Sydney');
  expect(screen.getByLabelText('Payment days')).toHaveValue('14');
  expect(screen.getByRole('radio', { name: 'Say whether the e-mail or the password is wrong' })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^The same sentence for both/ })).not.toBeChecked();
  const roles = within(screen.getByRole('group', { name: /^Roles that need a second factor/ })).getAllByRole('checkbox');
  expect(roles.map((role) => role.closest('label')?.textContent)).toEqual([
    'Super Admin',
    'Senior Manager',
    'Team Leader',
    'Support Worker',
  ]);
  for (const role of roles) expect(role).not.toBeChecked();
  expect(screen.getByText('It works at once. Invoices that are generated already keep their due date.')).toBeInTheDocument();
});
