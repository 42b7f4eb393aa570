import { jobs } from '@careloom/contract/resources/jobs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, aUser, json, refusal } from '../../../testing/index';
import { jobsPage } from '../../gallery/data/jobs';
import { AddressLink, navigate, setRoutes } from '../../navigation/index';
import { QueryClientProvider, queryClient } from '../../query/index';
import { clearSession, session, setUser } from '../../session/store';
import { aRoute } from '../../../testing/routes';
import { UiProvider } from '../../ui/index';
import { defineList, ListPage, type ViewsOf } from '../index';

const definition = defineList({
  call: jobs.list,
  caption: 'All Jobs',
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  columns: [{ key: 'name', head: 'Name/Title', place: 'title', sort: 'name', cell: ({ name }) => name }],
  filters: [{ kind: 'select', name: 'status', label: 'Status', options: [{ value: 'open', label: 'Open' }] }],
});

const view = (changes: object = {}) => ({
  id: 1,
  list: 'jobs',
  name: 'Open nights',
  query: 'search=nights&status=open',
  mailed_as: null,
  ...changes,
});
const found = (...views: object[]) => json(200, { views });
const done = (data: object) => json(200, data);

const show = (views: ViewsOf = { list: 'jobs' }) => {
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider link={AddressLink}>
        <ListPage title="All Jobs" definition={{ ...definition, views }} />
      </UiProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
};
async function opened(views?: ViewsOf) {
  const user = show(views);
  const [button] = await screen.findAllByRole('button', { name: 'Saved views' });
  if (button) await user.click(button);
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Saved views' })) };
}

beforeEach(() => {
  setUser(aUser());
  act(() => navigate('/admin/jobs?search=nights&status=open&page=2'));
});
afterEach(() => {
  clearSession();
  queryClient.clear();
});

describe('saved views of a list', () => {
  test('shows only the views of this list, and opens a view by its address', async () => {
    answering(json(200, jobsPage(1)), found(view(), view({ id: 2, list: 'houses', name: 'Of houses' })));
    const { user, dialog } = await opened();
    const link = await dialog.findByRole('link', { name: 'Open nights' });
    expect(link).toHaveAttribute('href', '/admin/jobs?search=nights&status=open');
    expect(dialog.queryByText('Of houses')).toBeNull();
    await user.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('saves the state of the address without the page, and shows an error at the name', async () => {
    const asked = answering(
      json(200, jobsPage(1)),
      found(),
      refusal(422, 'Unprocessable Entity.', { errors: { name: ['View name has already been taken.'] } }),
      done(view()),
      found(view()),
    );
    const { user, dialog } = await opened();
    expect(await dialog.findByText(/Nothing is saved yet/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save this view' }));
    await user.type(await screen.findByRole('textbox', { name: /View name/ }), 'Open nights');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('View name has already been taken.')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('link', { name: 'Open nights' })).toBeInTheDocument();
    const body = asked().find(({ method }) => method === 'POST')?.body;
    expect(body).toEqual({ list: 'jobs', name: 'Open nights', query: 'search=nights&status=open', mailed_as: null });
  });

  test('a report can be mailed; its schedule is shown beside its name', async () => {
    answering(json(200, jobsPage(1)), found(view({ mailed_as: 'xlsx' })));
    const { user, dialog } = await opened({ list: 'jobs', mailed: true });
    expect(await dialog.findByText('Mailed on the first of each month as XLSX')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Edit Open nights' }));
    expect(await screen.findByRole('combobox', { name: /Mail on the first of each month/ })).toHaveValue('xlsx');
  });

  test('a view is deleted after a confirmation', async () => {
    const asked = answering(json(200, jobsPage(1)), found(view()), done({}), found());
    const { user, dialog } = await opened();
    await user.click(await dialog.findByRole('button', { name: 'Delete Open nights' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Delete the saved view “Open nights”\?/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText(/Nothing is saved yet/)).toBeInTheDocument();
    expect(asked().some(({ method, uri }) => method === 'DELETE' && uri.endsWith('/saved-views/1'))).toBe(true);
  });

  test('an earlier server, which stores no views, is named', async () => {
    answering(json(200, jobsPage(1)), refusal(404, 'Record does not exist.'));
    const { dialog } = await opened();
    expect(await dialog.findByText('This server does not keep saved views yet.')).toBeInTheDocument();
  });

  describe('pinned in the menu', () => {
    const { token: _token, ...profile } = aUser({ pins: [{ id: 1, list: 'jobs', name: 'Open nights', query: 'search=nights' }] });
    const known = json(200, { ...profile, location: { address: null, suburb: null, state: null, post_code: null } });

    test('a view is pinned after the others, and the session is updated', async () => {
      const asked = answering(
        json(200, jobsPage(1)),
        found(view({ place: null })),
        done(view({ place: 0 })),
        found(view({ place: 0 })),
        known,
      );
      const { user, dialog } = await opened();
      await user.click(await dialog.findByRole('button', { name: 'Pin Open nights in the menu' }));
      expect(await dialog.findByRole('button', { name: 'Unpin Open nights from the menu' })).toBeInTheDocument();
      const sent = asked().find(({ method }) => method === 'PUT');
      expect([sent?.uri.endsWith('/saved-views/1/pin'), sent?.body]).toEqual([true, { place: 99 }]);
      await waitFor(() => expect(session().user?.pins?.map(({ name }) => name)).toEqual(['Open nights']));
    });

    test('the second view has a button to move up, the first has none; unpinning sends no position', async () => {
      const both = found(view({ place: 0 }), view({ id: 2, name: 'Late', place: 1 }));
      const asked = answering(json(200, jobsPage(1)), both, done(view()), both, known, done(view()), both, known);
      const { user, dialog } = await opened();
      await user.click(await dialog.findByRole('button', { name: 'Move Late up' }));
      expect(dialog.queryByRole('button', { name: 'Move Open nights up' })).toBeNull();
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Unpin Late from the menu' })).toBeEnabled());
      await user.click(dialog.getByRole('button', { name: 'Unpin Late from the menu' }));
      await waitFor(() => expect(asked().filter(({ method }) => method === 'PUT')).toHaveLength(2));
      expect(asked().flatMap(({ method, body }) => (method === 'PUT' ? [body] : []))).toEqual([{ place: 0 }, { place: null }]);
    });

    test('pinning is not offered by an earlier server or for a list without a menu item', async () => {
      answering(json(200, jobsPage(1)), found(view(), view({ id: 2, name: 'Late', place: null })));
      const { dialog } = await opened({ list: 'jobs', inMenu: false });
      expect(await dialog.findByRole('button', { name: 'Delete Late' })).toBeInTheDocument();
      expect(dialog.queryByRole('button', { name: /Pin/ })).toBeNull();
    });
  });
});

describe('a list without its own view settings', () => {
  beforeEach(() =>
    act(() => setRoutes([aRoute('admin', 'jobs', '/admin/jobs'), aRoute('admin', 'job-details-overview', '/admin/jobs/:id')])),
  );
  afterEach(() => act(() => setRoutes([])));
  const showPlain = () =>
    render(
      <QueryClientProvider client={queryClient}>
        <UiProvider link={AddressLink}>
          <ListPage title="All Jobs" definition={definition} />
        </UiProvider>
      </QueryClientProvider>,
    );

  test('has the views of its route', async () => {
    answering(json(200, jobsPage(1)), found(view(), view({ id: 2, list: 'houses', name: 'Of houses' })));
    showPlain();
    const [button] = await screen.findAllByRole('button', { name: 'Saved views' });
    if (button) await userEvent.setup().click(button);
    expect(await screen.findByRole('link', { name: 'Open nights' })).toBeInTheDocument();
    expect(screen.queryByText('Of houses')).toBeNull();
  });

  test('a list of a single record has none', async () => {
    act(() => navigate('/admin/jobs/7'));
    answering(json(200, jobsPage(1)));
    showPlain();
    expect(await screen.findByRole('heading', { name: /All Jobs/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Saved views' })).toBeNull();
  });
});
