import type { Manifest, RecordKind, RegistryEntry } from '@careloom/contract/manifest';
import type { FoundRecord } from '@careloom/contract/resources/records';
import { addTexts } from '@careloom/shared/i18n';
import { currentLocation, navigate } from '@careloom/shared/navigation';
import { queryClient } from '@careloom/shared/query';
import { endSession, signIn } from '@careloom/shared/session';
import { answering, type Asked, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useRegistry } from '../../platform/registry/registry';
import { knowRoutes, remoteRoute } from '../../testing/routes';
import { openPalette, readTyped, usePalette } from './opened';
import type { PaletteHost } from './palette-host';

const loaded = jest.fn<(...named: unknown[]) => Promise<unknown>>();
jest.mock('../../platform/federation/load-module', () => ({
  loadComponent: (...named: unknown[]) => loaded(...named),
  loadSource: () => Promise.resolve(),
}));

addTexts('menu', {
  'workforce:houses': 'Houses',
  'workforce:line': '{address}',
  'workforce:people': 'Support Workers',
  'workforce:jobs': 'Jobs',
  'workforce:inactive': 'Inactive',
  'workforce:board': 'Who’s coming at {name}',
  'jobs:post': 'Post a Job at {name}',
});

const kind = (changes: Partial<RecordKind>): RecordKind => ({
  ...{ kind: 'house', order: 10, heading: 'workforce:houses', picture: 'house', icon: 'house', line: 'workforce:line' },
  states: { inactive: { label: 'workforce:inactive', icon: 'circle-slash', tone: 'quiet' } },
  pages: [{ route: 'house-details-overview', params: { id: '{id}' } }],
  facts: { jobs: 'workforce:jobs' },
  ...changes,
});
const people = kind({
  ...{ kind: 'worker', order: 20, heading: 'workforce:people', sign: '@', picture: 'person', icon: 'heart-handshake' },
  pages: [
    { states: ['pending'], route: 'support-worker-details-overview', params: { type: 'new-applicants', id: '{id}' } },
    { route: 'support-worker-details-overview', params: { type: 'support-workers', id: '{id}' } },
  ],
});
const ROUTES = [
  remoteRoute('admin', 'houses', '/admin/houses', 'Houses'),
  { ...remoteRoute('admin', 'house-details-overview', '/admin/houses/detail/:id/overview', 'House'), permission: 'house-read' },
  remoteRoute('admin', 'support-worker-details-overview', '/admin/:type/detail/:id/overview', 'Support Worker'),
  remoteRoute('shared', 'whos-coming', '/:type/whos-coming/:houseId', "Who's coming"),
];
const remote = (name: string, changes: Partial<Manifest>): RegistryEntry => ({
  ...{ name, version: '1.0.0', entry: `/${name}.js`, integrity: 'sha384-x' },
  manifest: {
    ...{ name, version: '1.0.0', needs: { shared: '^1.0.0', contract: '^1.0.0' }, routes: [], menu: [], quickActions: [], slots: [] },
    ...{ permissions: [], raises: [], hears: [] },
    ...changes,
  },
});
const WORKFORCE = remote('workforce', {
  routes: ROUTES,
  menu: [{ group: null, label: 'menu.houses', icon: 'house', route: 'houses', permission: 'house-read', area: 'admin', order: 110 }],
  quickActions: [{ name: 'add-house', label: 'quick.add_house', icon: 'plus', permission: 'house-create', order: 10, module: './x' }],
  records: [people, kind({})],
  recordActs: [
    {
      ...{ on: 'house', order: 30, label: 'workforce:board', icon: 'calendar-days', permission: 'whos-coming-read' },
      page: { route: 'whos-coming', params: { houseId: '{id}' } },
    },
  ],
});
const JOBS = remote('jobs', {
  recordActs: [{ on: 'house', order: 10, label: 'jobs:post', icon: 'plus', permission: 'job-create', module: './acts/post' }],
});
const PERMISSIONS = ['house-read', 'house-create', 'whos-coming-read', 'job-create'];

const record = (id: number, name: string, changes: Partial<FoundRecord> = {}): FoundRecord => ({
  ...{ id, name, person: null, picture_url: null, state: null },
  facts: [
    { name: 'address', kind: 'text', value: `${id} High Street` },
    { name: 'jobs', kind: 'count', value: '7' },
  ],
  ...changes,
});
const FOUND = [
  { kind: 'house', items: [record(3, 'Wattle Grove', { state: 'inactive' })] },
  { kind: 'worker', items: [record(8, 'Wattle New', { person: 'Wattle New', state: 'pending' })] },
  { kind: 'of-a-newer-server', items: [record(1, 'Wattle unknown')] },
];

let parts: { PaletteHost: typeof PaletteHost };
beforeAll(async () => {
  parts = await import('./palette-host');
});

let answer: ({ url }: Asked) => ReturnType<typeof json>;
function open(permissions: readonly string[] = PERMISSIONS) {
  signIn(aUser({ permissions: [...permissions] }));
  draw(<parts.PaletteHost />);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
}
const field = () => screen.findByRole('combobox', { name: 'Search or do' });
const type = async (text: string) => user.type(await field(), text);
/** The text that a screen reader announces, without `aria-hidden` elements. */
function spoken(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  return copy.textContent;
}
const groups = () =>
  screen
    .getAllByRole('group')
    .map((group) => [
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      ...within(group).getAllByRole('option').map(spoken),
    ]);

beforeEach(() => {
  answer = () => json(200, FOUND);
  answering((asked) => answer(asked));
  useRegistry.setState({ remotes: [WORKFORCE, JOBS], complete: true });
  knowRoutes(...ROUTES);
  localStorage.clear();
  act(() => navigate('/admin', { replace: true, force: true }));
});
afterEach(() => {
  act(() => usePalette.setState({ isOpen: false, typed: '' }));
  endSession('logout');
  queryClient.clear();
});

describe('the typed text', () => {
  test.each([
    ['wattle', null, 'wattle'],
    [' @ aroha ', '@', 'aroha'],
    ['#0007', '#', '0007'],
    ['>', '>', ''],
    ['a@b', null, 'a@b'],
  ])('%p: the sign %p, the words %p', (typed, sign, words) => expect(readTyped(typed)).toEqual({ sign, words }));

  test('finds records by kind with line and state, after the actions of the best match; unknown kinds are left out', async () => {
    open();
    await type('wattle');
    await waitFor(() =>
      expect(groups()).toEqual([
        ['Do', 'Post a Job at Wattle Grove', 'Who’s coming at Wattle Grove'],
        ['Houses', 'Wattle Grove3 High StreetInactive'],
        ['Support Workers', 'Wattle New8 High Street'],
      ]),
    );
    expect(screen.getByRole('status')).toHaveTextContent('4 found');
  });

  test('after @ finds only people, and after > only actions and pages, without a request', async () => {
    const asked: string[] = [];
    answer = ({ url }) => {
      asked.push(url);
      return json(200, FOUND);
    };
    open();
    await type('@wattle');
    await waitFor(() => expect(groups()).toEqual([['Support Workers', 'Wattle New8 High Street']]));
    const before = asked.length;
    await user.clear(await field());
    await type('>hou');
    await waitFor(() =>
      expect(groups()).toEqual([
        ['Do', 'Add House'],
        ['Go to', 'Houses'],
      ]),
    );
    expect(asked).toHaveLength(before);
  });

  test('during a request only the previous results that contain each word stay', async () => {
    open(['house-read']);
    await type('wattle');
    await screen.findByRole('option', { name: /^Wattle Grove/ });
    answer = () => json(200, []);
    await user.type(await field(), ' n');
    expect(groups()).toEqual([['Support Workers', 'Wattle New8 High Street']]);
    expect(await screen.findByText(/Nothing is called “wattle n”/)).toBeInTheDocument();
  });

  test('without results it shows that, and a failed search shows the reason', async () => {
    answer = () => json(200, []);
    open();
    await type('zebra');
    expect(await screen.findByText(/Nothing is called “zebra”/)).toBeInTheDocument();
    answer = () => refusal(500, 'Something went wrong. Please try again later.');
    await user.clear(await field());
    await type('house');
    expect(await screen.findByText(/could not be searched: Something went wrong/)).toBeInTheDocument();
    expect(groups()).toEqual([
      ['Do', 'Add House'],
      ['Go to', 'Houses'],
    ]);
  });
});

describe('the selected result', () => {
  test('Enter opens the page of the first result, chosen by its state', async () => {
    open(['house-read']);
    await type('@wattle');
    await screen.findByRole('option', { name: /Wattle New/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentLocation().pathname).toBe('/admin/new-applicants/detail/8/overview'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('an action of another remote is loaded, and receives the record', async () => {
    loaded.mockReturnValue(new Promise(() => undefined));
    open();
    await type('wattle');
    await user.click(await screen.findByRole('option', { name: 'Post a Job at Wattle Grove' }));
    await waitFor(() => expect(loaded).toHaveBeenCalledWith(expect.objectContaining({ name: 'jobs' }), './acts/post', 'QuickAction'));
  });

  test('arrows move through all groups; the highlighted result is described beside the list, with facts and actions', async () => {
    open();
    await type('wattle');
    await screen.findByRole('option', { name: /Post a Job/ });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const about = within(await screen.findByRole('region', { name: 'Wattle Grove' }));
    expect(about.getByText('Jobs').nextSibling).toHaveTextContent('7');
    expect(about.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Open: Wattle Grove',
      'Post a Job at Wattle Grove',
      'Who’s coming at Wattle Grove',
    ]);
    await user.click(about.getByRole('button', { name: 'Who’s coming at Wattle Grove' }));
    await waitFor(() => expect(currentLocation().pathname).toBe('/admin/whos-coming/3'));
  });

  test('is listed as recent when nothing is typed, only for this user', async () => {
    open(['house-read']);
    await type('wattle');
    await user.click(await screen.findByRole('option', { name: /^Wattle Grove/ }));
    await waitFor(() => expect(currentLocation().pathname).toBe('/admin/houses/detail/3/overview'));
    act(() => openPalette());
    await field();
    expect(groups()[0]).toEqual(['Recent', 'Wattle Grove3 High Street']);
    void act(() => signIn(aUser({ id: 99, permissions: ['dashboard-read', 'house-read'] })));
    act(() => usePalette.setState({ isOpen: false }));
    act(() => openPalette());
    await field();
    expect(groups()).toEqual([['Go to', 'Dashboard', 'Inbox', 'Houses']]);
  });

  test('pages and actions without permission are not offered', async () => {
    open([]);
    await type('wattle');
    await waitFor(() => expect(groups()).toEqual([['Support Workers', 'Wattle New8 High Street']]));
  });
});

test('Escape clears the text, then closes', async () => {
  open();
  await type('wat');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue(''));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
