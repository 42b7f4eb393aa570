import { options } from '@careloom/contract/resources/options';
import { answering, aUser, draw, json } from '@careloom/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AddHouse } from './add-house';

test('Add House has all fields of a house, including its holiday region and time zone', async () => {
  answering(({ url }) => json(200, url === options.states.path ? [{ id: 2, name: 'VIC' }] : []));
  draw(<AddHouse onClose={() => undefined} onDone={() => undefined} />, { as: aUser() });
  const dialog = await screen.findByRole('dialog', { name: 'Add House' });
  await within(dialog).findByRole('switch');
  const labels = [...dialog.querySelectorAll('label')].map((label) => label.textContent);
  expect(labels).toEqual([
    'House Name',
    'Team Leader optional',
    'Address',
    'Suburb',
    'State',
    'Post Code',
    'Holiday region optional',
    'Time zone optional',
    'First Name',
    'Last Name',
    'Email',
    'Contact Number',
    'Gender',
    'Active Status',
  ]);
});
