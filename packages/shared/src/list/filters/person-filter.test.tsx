import { audit } from '@careloom/contract/resources/audit';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, aUser, json, refusal, type Asked } from '../../../testing/index';
import { navigate } from '../../navigation/index';
import { QueryClientProvider, queryClient } from '../../query/index';
import { clearSession, setUser } from '../../session/store';
import { UiProvider } from '../../ui/index';
import { defineList, ListPage } from '../index';

const person = (id: number, first_name: string) => ({ id, first_name, last_name: 'Quamby', sm_profile_picture_url: null });
const PEOPLE = [person(7, 'Zara'), person(9, 'Zillah'), person(12, 'Zoe')];
const NO_CHANGES = { items: [], page: 1, per_page: 10, last_page: 1, total: 0 };

const definition = defineList({
  call: audit.all,
  caption: 'Audit log',
  keyOf: ({ id }) => id,
  nameOf: ({ record }) => record,
  columns: [{ key: 'record', head: 'Record', place: 'title', cell: ({ record }) => record }],
  filters: [{ kind: 'select', name: 'actor_id', label: 'Who', options: [], people: audit.people }],
});

const queryOf = ({ uri }: Pick<Asked, 'uri'>) => new URL(uri, 'http://x').searchParams;
/** Answers as the server does: at most two people, by the search or the id. */
const answerOf = (asked: Asked) => {
  if (!asked.url.endsWith('/people')) return json(200, NO_CHANGES);
  const [search, id] = [queryOf(asked).get('search'), queryOf(asked).get('id')];
  const found = PEOPLE.filter((one) => (id ? String(one.id) === id : one.first_name.toLowerCase().includes(search ?? '')));
  return json(200, found.slice(0, 2));
};
const show = (query = '') => {
  act(() => navigate(`/admin/audit${query}`));
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <ListPage title="Audit log" definition={definition} />
      </UiProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
};
const choices = () => within(screen.getByRole('radiogroup', { name: 'Who' })).getAllByRole('radio');
const names = () => choices().map((radio) => radio.closest('label')?.querySelector('span:last-child')?.textContent);

beforeEach(() => setUser(aUser()));
afterEach(() => {
  clearSession();
  queryClient.clear();
});

test('a person is found by name and chosen by keyboard; the address and the request have the id, the chip the name', async () => {
  const asked = answering(answerOf);
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Who' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search people' }), 'zoe');
  await waitFor(() => expect(names()).toEqual(['Any', 'Zoe Quamby']));
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(window.location.search).toBe('?actor_id=12');
  expect(await screen.findByRole('button', { name: 'Who: Zoe Quamby' })).toBeInTheDocument();
  await waitFor(() => expect(asked().some((one) => one.url.endsWith('/audit/all') && queryOf(one).get('actor_id') === '12')).toBe(true));
});

test('a person chosen by the address has a name and comes first, even if not on the first page; Clear removes it', async () => {
  answering(answerOf);
  const user = show('?actor_id=12');
  await user.click(await screen.findByRole('button', { name: 'Who: Zoe Quamby' }));
  await waitFor(() => expect(names()).toEqual(['Any', 'Zoe Quamby', 'Zara Quamby', 'Zillah Quamby']));
  expect(screen.getByRole('radio', { name: 'Zoe Quamby' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Clear Who' }));
  expect(window.location.search).toBe('');
});

test('a search without results shows that, and so does an id that the server does not know', async () => {
  answering(answerOf);
  const user = show('?actor_id=99');
  await user.click(await screen.findByRole('button', { name: 'Who: No. 99' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search people' }), 'q');
  expect(await screen.findByText('Nobody of this name.')).toBeInTheDocument();
  expect(names()).toEqual(['Any']);
});

test('a failed read shows an error with Retry', async () => {
  let fails = true;
  answering((asked) =>
    fails && asked.url.endsWith('/people') ? refusal(500, 'Something went wrong. Please try again.') : answerOf(asked),
  );
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Who' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(names()).toEqual(['Any', 'Zara Quamby', 'Zillah Quamby']));
});
