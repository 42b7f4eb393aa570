import { afterEach, expect, jest, test } from '@jest/globals';
import type { ListedProvider, Provider } from '@careloom/contract/resources/providers';
import { answering, aUser, draw, json, user } from '@careloom/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { AddProvider, EditProvider } from './provider-form';

const OWNER: Provider = { id: 3, name: 'Banksia Community Supports Pty Ltd', abn: '53004085616' };
const LISTED: ListedProvider = { ...OWNER, houses_count: 0, workers_count: 0, workers: [] };
afterEach(() => localStorage.clear()); // removes the draft

/** Answers a search by the digits of a number, as the API does. */
const answer = () =>
  answering(({ uri, method }) => {
    if (method === 'PUT') return json(200, OWNER);
    const search = new URL(uri, 'http://localhost').searchParams.get('search') ?? '';
    const items = OWNER.abn.includes(search) ? [LISTED] : [];
    return json(200, { items, page: 1, per_page: 10, total: items.length, last_page: 1 });
  });

test.each([
  ['004 085 616', 'ACN, check digit right', 'An ACN is the last nine digits of the ABN, so it is the same company.'],
  ['53 004 085 616', 'ABN, check digits right', 'It has the same number.'],
])('%s is recognised as it is typed; the provider that already has it is shown and can be opened', async (typed, help, why) => {
  answer();
  const onOpen = jest.fn<(owner: Provider) => void>();
  draw(<AddProvider onClose={() => undefined} onOpen={onOpen} />, { as: aUser() });
  const field = await screen.findByLabelText('ACN/ABN');
  await user.type(field, typed);
  expect(field).toHaveAccessibleDescription(help);
  expect(await screen.findByText(OWNER.name)).toBeInTheDocument();
  expect(screen.getByText('004 085 616', { selector: 'mark' })).toBeInTheDocument();
  expect(screen.getByText(why)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(onOpen).toHaveBeenCalledWith(LISTED);
});

test('a provider keeps its own number without a note, and a wrong check digit is reported', async () => {
  answer();
  draw(<EditProvider provider={OWNER} onClose={() => undefined} onOpen={() => undefined} />, { as: aUser() });
  const field = await screen.findByLabelText('ACN/ABN');
  expect(field).toHaveAccessibleDescription('ABN, check digits right');
  expect(screen.queryByRole('button', { name: 'Open it' })).toBeNull();
  await user.type(field, '{Backspace}7');
  expect(field).toHaveAccessibleDescription('ABN, check digits wrong');
});

test('an edit is sent to its own record, with the number as digits', async () => {
  const asked = answer();
  draw(<EditProvider provider={OWNER} onClose={() => undefined} onOpen={() => undefined} />, { as: aUser() });
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Banksia Care');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked().filter(({ method }) => method === 'PUT')).toEqual([
      expect.objectContaining({ url: '/providers/3', body: expect.objectContaining({ name: 'Banksia Care', abn: OWNER.abn }) }),
    ]),
  );
});
