import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { navigate, remoteApp, setRoutes } from '@careloom/shared/navigation';
import { aRoute, draw } from '@careloom/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { lazy, useState, type ComponentType } from 'react';
import { lookForNewer } from '../registry/newer/look-for-newer';
import { useRegistry } from '../registry/registry';
import type { RemoteModule as Module } from './remote-module';

type Loaded = Promise<{ App: ComponentType }>;
let loads: (version: string) => Loaded;
let registered = '';
const forgotten: string[] = [];
const source = {
  register: ({ entry }: { entry: string }) => void (registered = entry),
  load: () => loads(registered),
  forget: (remote: string) => void forgotten.push(remote),
};
jest.mock('#remote-source', () => ({ remoteSource: source }));

let RemoteModule: typeof Module;
beforeAll(async () => {
  ({ RemoteModule } = await import('./remote-module'));
});

const entry = (version: string) => ({
  ...{ name: 'jobs', version, entry: `/${version}/remoteEntry.js`, integrity: 'sha256-a' },
  manifest: {
    ...{ name: 'jobs', version, needs: { shared: '^1.0.0', contract: '^1.0.0' }, routes: [], menu: [], quickActions: [] },
    ...{ slots: [], permissions: [], raises: [], hears: [] },
  },
});

const request = { remote: 'jobs', module: './app', exportName: 'App' };
const there = () => Promise.resolve({ App: () => <p>All jobs</p> });
const gone = () => Promise.reject(new Error('gone'));
const never = () => new Promise<never>(() => undefined);
const answers = (answer: () => Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
const serves = (version: string) => answers(() => Promise.resolve(Response.json({ remotes: [entry(version)] })));
const SLICE = 100;

/** Advances time in slices, because effects run at the end of each `act`. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += SLICE) await act(() => jest.advanceTimersByTimeAsync(SLICE));
}
const retry = () => screen.getByRole('button', { name: /retry/i });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  useRegistry.setState({ remotes: [entry('1.0.0+a')], complete: true });
  forgotten.length = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function drawBroken() {
  loads = gone;
  draw(<RemoteModule request={request} page="All jobs" />);
  await pass(1_000);
  expect(screen.getByRole('alert')).toHaveTextContent('1.0.0+a');
}

for (const [what, answer] of [
  ['hangs', never],
  ['answers 500', () => Promise.resolve(new Response('', { status: 500 }))],
  ['answers with a page', () => Promise.resolve(new Response('<html></html>'))],
  ['answers what ends in the middle', () => Promise.resolve(new Response('{"remotes": "'))],
  ['answers with something else', () => Promise.resolve(Response.json({ error: 'no' }))],
] as const) {
  test(`a retry while the registry ${what} keeps the card, with a busy button that keeps the focus, and can be repeated`, async () => {
    await drawBroken();
    answers(what === 'hangs' ? answer : async () => (await new Promise((resolve) => setTimeout(resolve, 1_000)), answer()));
    retry().focus();
    fireEvent.click(retry());
    await pass(500);
    expect(screen.getByRole('alert')).toHaveTextContent('1.0.0+a');
    expect(retry()).toHaveAttribute('aria-disabled', 'true');
    expect(retry()).toHaveFocus();
    await pass(4_000);
    expect(retry()).toHaveAttribute('aria-disabled', 'false');
    loads = there;
    serves('1.0.0+a');
    fireEvent.click(retry());
    await pass(100);
    expect(screen.getByText('All jobs')).toBeInTheDocument();
  });
}

test('the placeholder of a part stays until its module and first chunk are loaded', async () => {
  const Page = lazy(
    () => new Promise<{ default: ComponentType }>((resolve) => setTimeout(() => resolve({ default: () => <p>All jobs</p> }), 500)),
  );
  loads = () => new Promise((resolve) => setTimeout(() => resolve({ App: () => <Page /> }), 500));
  draw(<RemoteModule request={request} page="All jobs" waiting={<p>Waits</p>} />);
  for (const ms of [0, 300, 500]) {
    await pass(ms);
    expect(screen.getByText('Waits')).toBeVisible();
  }
  await pass(500);
  expect(screen.getByText('All jobs')).toBeVisible();
  expect(screen.queryByText('Waits')).not.toBeInTheDocument();
});

test('a slow module and a page that never loads have ten seconds together', async () => {
  const Page = lazy<ComponentType>(never);
  loads = () => new Promise((resolve) => setTimeout(() => resolve({ App: () => <Page /> }), 6_000));
  draw(<RemoteModule request={request} page="All jobs" />);
  await pass(9_900);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await pass(200);
  expect(screen.getByRole('alert')).toHaveTextContent('loading');
  expect(forgotten).toEqual(['jobs']);
});

test('a later page of a mounted remote has its own ten seconds', async () => {
  let open = () => undefined as void;
  const NextPage = lazy<ComponentType>(never);
  const App = () => {
    const [isNext, setNext] = useState(false);
    open = () => setNext(true);
    return isNext ? <NextPage /> : <p>All jobs</p>;
  };
  loads = () => Promise.resolve({ App });
  draw(<RemoteModule request={request} page="All jobs" />);
  await pass(12_000);
  expect(screen.getByText('All jobs')).toBeVisible();
  act(open);
  await pass(9_900);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await pass(200);
  expect(screen.getByRole('alert')).toHaveTextContent('loading');
});

test('a page that never loads shows the card, also after another page of the app', async () => {
  setRoutes([aRoute('admin', 'jobs', '/admin/jobs'), aRoute('admin', 'job-details', '/admin/jobs/detail/:id')]);
  navigate('/admin/jobs', { replace: true });
  const App = remoteApp('jobs', { jobs: () => <p>All jobs</p>, 'job-details': lazy<ComponentType>(never) });
  loads = () => Promise.resolve({ App });
  draw(<RemoteModule request={request} page="All jobs" whenRendered={<p>There</p>} />);
  await pass(12_000);
  expect(screen.getByText('There')).toBeVisible();
  act(() => navigate('/admin/jobs/detail/7'));
  await pass(9_800);
  expect(screen.queryByText('There')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await pass(300);
  expect(screen.getByRole('alert')).toHaveTextContent('loading');
  expect(screen.getByText('There')).toBeVisible();
});

test('the card loads an announced rollback or release itself, but not the same version', async () => {
  await drawBroken();
  loads = (address) => (address.includes('+b') ? there() : gone());
  serves('1.0.0+a');
  await act(lookForNewer);
  await pass(1_000);
  expect(screen.getByRole('alert')).toHaveTextContent('1.0.0+a');
  serves('1.0.0+b');
  await act(lookForNewer);
  await pass(1_000);
  expect(screen.getByText('All jobs')).toBeInTheDocument();
});
