import { expect, test } from '@jest/globals';
import type { Session } from '@careloom/contract/resources/sessions';
import { answering, aUser, draw, json, user } from '@careloom/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SessionsCard } from './sessions-card';

const session = (fields: Partial<Session>): Session => ({
  id: 1,
  current: 0,
  kind: 'computer',
  browser: 'Firefox',
  system: 'Linux',
  ip: '203.0.113.20',
  created_at: '2026-03-01T00:00:00.000Z',
  last_used_at: '2026-03-02T00:00:00.000Z',
  ...fields,
});
const LIST = [session({ current: 1 }), session({ id: 7, kind: 'phone', browser: 'Safari', system: null, ip: null })];

test('another device is named by its user agent, and can be logged out in its row', async () => {
  const asked = answering(json(200, {}));
  draw(<SessionsCard list={LIST} />, { as: aUser() });
  const [own, phone] = screen.getAllByRole('listitem');
  expect(own).toHaveTextContent('Firefox on LinuxLast seen 2 Mar 2026, 11:00 from 203.0.113.20This device');
  expect(phone).toHaveTextContent('SafariLast seen 2 Mar 2026, 11:00Log out');
  await user.click(screen.getByRole('button', { name: 'Log out Safari' }));
  await waitFor(() => expect(asked().map(({ method, url }) => [method, url])).toEqual([['POST', '/auth/sessions/7/end']]));
});

test('all other devices are logged out after a confirmation, which states that this one stays', async () => {
  const asked = answering(json(200, {}));
  draw(<SessionsCard list={LIST} />, { as: aUser() });
  await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('All other devices are logged out at once. This one stays logged in.');
  expect(asked()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Log out everywhere else' }));
  await waitFor(() => expect(asked().map(({ url }) => url)).toEqual(['/auth/sessions/end-others']));
});
