import { expect, test } from '@jest/globals';
import { heading } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('Account Settings has the profile in its fields, and the password beside it', async () => {
  await drawPage('accountSetting', { as: 'worker' });
  expect(heading()).toBe('Account settings');
  const fields = ['First Name', 'Last Name', 'Date of Birth', 'Contact Number', /^Address/, /^Suburb/, /^Post Code/];
  expect(fields.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual([
    'Aroha',
    'Ngata-Williams',
    '13/08/1986',
    '0450 162 239',
    '77 High Street',
    'Merrylands',
    '2160',
  ]);
  expect(screen.getByLabelText('Current password')).toHaveValue('');
});
