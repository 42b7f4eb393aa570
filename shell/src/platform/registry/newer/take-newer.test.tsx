import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { draw } from '@careloom/shared/testing';
import { forgetUnsaved, useUnsavedGuard } from '@careloom/shared/navigation';
import { act } from '@testing-library/react';
import { holdRemote } from '../in-use';
import { remoteNamed, useRegistry } from '../registry';
import { lookForNewer } from './look-for-newer';

let takeNewerAutomatically: () => () => void;
let takeNewer: () => void;
beforeAll(async () => {
  ({ takeNewerAutomatically, takeNewer } = await import('./take-newer'));
});

const route = (path: string) => ({
  ...{ name: 'jobs', path, patterns: [path], title: 'Jobs', breadcrumb: '', permission: null, area: 'admin' as const },
});
const NEEDS = { shared: '^1.0.0', contract: '^1.0.0' };
const entry = (version: string, path = '/admin/jobs', needs = NEEDS) => ({
  ...{ name: 'jobs', version, entry: `/${version}/remoteEntry.js`, integrity: 'sha256-a' },
  manifest: {
    ...{ name: 'jobs', version, needs, routes: [route(path)], menu: [], quickActions: [] },
    ...{ slots: [], permissions: [], raises: [], hears: [] },
  },
});

const isServed = (served: ReturnType<typeof entry>) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ remotes: [served] })));
  return act(lookForNewer);
};
const version = () => remoteNamed('jobs')?.version;

beforeEach(() => useRegistry.setState({ remotes: [entry('1.0.0+a')], complete: true }));
afterEach(() => {
  jest.restoreAllMocks();
});

test('a remote that is not mounted is updated at once', async () => {
  await isServed(entry('1.0.0+b'));
  takeNewer();
  expect(version()).toBe('1.0.0+b');
});

test('a mounted remote stays, until its last part is unmounted', async () => {
  const stop = takeNewerAutomatically();
  const [leavePage, leaveSlot] = [holdRemote('jobs'), holdRemote('jobs')];
  await isServed(entry('1.0.0+b'));
  takeNewer();
  leavePage();
  expect(version()).toBe('1.0.0+a');
  leaveSlot();
  expect(version()).toBe('1.0.0+b');
  stop();
});

test('with unsaved changes on any page nothing is updated', async () => {
  const Dirty = () => {
    useUnsavedGuard(true);
    return null;
  };
  draw(<Dirty />);
  await isServed(entry('1.0.0+b'));
  takeNewer();
  expect(version()).toBe('1.0.0+a');
  forgetUnsaved();
  takeNewer();
  expect(version()).toBe('1.0.0+b');
});

test.each([
  ['has other addresses', entry('1.0.0+b', '/admin/work')],
  ['does not fit this shell', entry('1.0.0+b', '/admin/jobs', { ...NEEDS, shared: '^99.0.0' })],
])('a version that %s waits for a new page', async (_what, served) => {
  await isServed(served);
  takeNewer();
  expect(version()).toBe('1.0.0+a');
});
