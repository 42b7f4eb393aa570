import { expect, test } from '@jest/globals';
import { heading, user } from '@careloom/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

test('the devices are listed with this one marked; there is no other to log out', async () => {
  await drawPage('accountSetting', { as: 'worker' });
  const devices = screen.getByRole('region', { name: 'Signed-in devices' });
  const [row, ...more] = within(devices).getAllByRole('listitem');
  expect(more).toEqual([]);
  expect(row).toHaveTextContent('Unknown deviceLast seen 2 Mar 2026, 11:00 from 127.0.0.1This device');
  expect(within(devices).queryByRole('button')).toBeNull();
});

test('without a second factor one can be set up', async () => {
  await drawPage('accountSetting', { as: 'worker' });
  const card = screen.getByRole('region', { name: 'Second factor' });
  expect(card).toHaveTextContent('A code from your phone after the password: whoever learns your password still can not log in.');
  expect(within(card).getByRole('button')).toHaveTextContent('Set up');
});

test('without a passkey its purpose is explained, and no empty list is announced', async () => {
  await drawPage('accountSetting', { as: 'worker' });
  const card = screen.getByRole('region', { name: 'Passkeys' });
  expect(within(card).getByRole('button')).toHaveTextContent('Add a passkey');
  expect(within(card).queryByRole('list')).toBeNull();
});

test('the color mode and the density of lists apply at once and for this browser', async () => {
  await drawPage('accountSetting', { as: 'worker' });
  const choices = (name: string) => within(screen.getByRole('group', { name })).getAllByRole<HTMLInputElement>('radio');
  const words = (name: string) => choices(name).map(({ labels }) => labels?.[0]?.textContent);
  expect([words('Appearance'), words('Lists')]).toEqual([
    ['Light', 'Dark', 'System'],
    ['Comfortable', 'Compact'],
  ]);
  await user.click(screen.getByRole('radio', { name: 'Compact' }));
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset).toMatchObject({ density: 'compact', theme: 'dark' });
  expect([...choices('Appearance'), ...choices('Lists')].map(({ checked }) => checked)).toEqual([false, true, false, false, true]);
});

test.each([
  ['notes.txt', 10, 'Profile Picture must be a file of type: jpeg, jpe, jpg, gif, png.'],
  ['large.png', 5_000_001, 'Profile Picture may not be greater than 5 MB.'],
])('%s of %i bytes is refused as soon as it is chosen, and the typed values stay', async (name, size, sentence) => {
  await drawPage('accountSetting', { as: 'worker' });
  const first = screen.getByLabelText('First Name');
  await user.clear(first);
  await user.type(first, 'Ari');
  const input = screen.getByLabelText('Choose a picture', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File([new Uint8Array(size)], name)] } });
  await waitFor(() => expect(input).toHaveAccessibleDescription(sentence));
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(first).toHaveValue('Ari');
});
