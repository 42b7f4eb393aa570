import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { draw } from '@careloom/shared/testing';
import type { RegistryEntry } from '@careloom/contract/manifest';
import { act, screen, waitFor } from '@testing-library/react';
import { readEntries } from '../registry/read-registry';
import { storeBuilds } from './stored-builds';
import { storeOverrides, storedOverrides } from './stored-overrides';
import { OverrideBadge } from './override-badge';
import { isHot, useOverrides } from './overrides';

const ENTRY = 'http://localhost:4272/remoteEntry.js';
const offered = ['http://localhost:4272'];

const released = (name: string): RegistryEntry => ({
  name,
  version: '1.0.0+a',
  entry: `/assets/${name}/1.0.0+a/remoteEntry.js`,
  integrity: `sha384-${name}`,
  manifest: {
    ...{ name, version: '1.0.0+a', needs: { shared: '^1.0.0', contract: '^1.0.0' }, routes: [], menu: [], quickActions: [] },
    ...{ slots: [], permissions: [], raises: [], hears: [] },
  },
  preload: { jobs: [{ href: '/assets/jobs/1.0.0+a/app.js', integrity: 'sha384-b' }] },
});
const remotes = [released('jobs'), released('finance')];

let warn = jest.spyOn(console, 'warn');
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  sessionStorage.clear();
  act(() => useOverrides.setState({ granted: [] }));
  act(() => void readEntries({ remotes }));
  jest.restoreAllMocks();
});

test('an offered and requested override comes from the developer, without the files of the release; other remotes are unchanged', () => {
  storeOverrides([{ remote: 'jobs', entry: ENTRY }]);
  const [jobs, finance] = readEntries({ remotes, overrides: offered });
  expect(jobs).toMatchObject({ name: 'jobs', entry: ENTRY, preload: {} });
  expect(finance).toEqual(released('finance'));
  expect(warn).not.toHaveBeenCalled();
});

test('only the exact address is exempt from integrity', () => {
  storeOverrides([{ remote: 'jobs', entry: ENTRY }]);
  readEntries({ remotes, overrides: offered });
  expect(isHot('jobs', ENTRY)).toBe(true);
  expect(isHot('finance', ENTRY)).toBe(false);
  expect(isHot('jobs', released('jobs').entry)).toBe(false);
});

test.each([
  ['a server without overrides', undefined, ENTRY, /only a server on localhost/],
  ['an offer that can not be parsed', 'http://localhost:4272', ENTRY, /only a server on localhost/],
  ['another machine', offered, 'https://example.org/remoteEntry.js', /https:\/\/example\.org\/remoteEntry\.js is not on this machine/],
  ['no address', offered, 'remoteEntry.js', /remoteEntry\.js is no address/],
  ['another port', offered, 'http://localhost:1/remoteEntry.js', /offers no remote under development from http:\/\/localhost:1/],
])('%s: the registry is kept, the reason is logged once, and the override is removed', async (_what, overrides, entry, sentence) => {
  storeOverrides([{ remote: 'jobs', entry }]);
  expect(readEntries({ remotes, overrides })).toEqual(remotes);
  await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringMatching(sentence)));
  expect(isHot('jobs', entry)).toBe(false);
  expect(storedOverrides()).toEqual([]);
});

test('an unknown remote is refused by name, and the known one beside it is still overridden', async () => {
  storeOverrides([
    { remote: 'payroll', entry: ENTRY },
    { remote: 'jobs', entry: ENTRY },
  ]);
  expect(readEntries({ remotes, overrides: offered })[0]?.entry).toBe(ENTRY);
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^payroll is the released one\. The registry has no remote of this name/)),
  );
  expect(useOverrides.getState().refused).toHaveLength(1);
  expect(storedOverrides()).toEqual([{ remote: 'jobs', entry: ENTRY }]);
});

test('the badge shows each remote with its origin, each refusal with its reason, and has one button', () => {
  useOverrides.setState({ active: [{ remote: 'jobs', entry: ENTRY }], refused: ['payroll is the released one.'] });
  draw(<OverrideBadge />);
  const badge = screen.getByRole('complementary', { name: 'Remotes under development' });
  expect(badge).toHaveTextContent('jobs comes from http://localhost:4272');
  expect(screen.getByRole('alert')).toHaveTextContent('payroll is the released one.');
  expect(screen.getByRole('button', { name: 'Reset' })).toBeVisible();
});

test('on a server without overrides no badge is shown, whatever the storage contains', () => {
  storeOverrides([{ remote: 'jobs', entry: ENTRY }]);
  readEntries({ remotes });
  expect(useOverrides.getState()).toMatchObject({ active: [], asking: [], refused: [] });
});

describe('on a deployed server that allows builds', () => {
  const [origin = ''] = offered;
  const build = { ...released('jobs'), version: '1.0.0+mine', entry: ENTRY, preload: {} };
  const serve = (granted: string[]) => readEntries({ remotes, localBuilds: { named: offered, granted } });

  test('an override is stored and confirmed by the user, with the released remote shown meanwhile', () => {
    storeOverrides([{ remote: 'jobs', entry: ENTRY }]);
    expect(serve([])).toEqual(remotes);
    expect(useOverrides.getState()).toMatchObject({ active: [], asking: [{ remote: 'jobs', entry: ENTRY }], refused: [] });
    expect(warn).not.toHaveBeenCalled();
  });

  test('a granted build with a known hash is used, with integrity kept', () => {
    storeOverrides([{ remote: 'jobs', entry: ENTRY }]);
    storeBuilds([build]);
    expect(serve([origin])).toEqual([build, released('finance')]);
    expect(useOverrides.getState()).toMatchObject({ active: [{ remote: 'jobs', entry: ENTRY }], asking: [] });
    expect(isHot('jobs', ENTRY)).toBe(false);
    expect(serve([])[0]).toEqual(build); // a grant lasts as long as the page
  });

  test.each([
    ['not granted', [], build],
    ['of another remote', [origin], { ...build, name: 'finance' }],
    ['of another origin', [origin], { ...build, entry: 'http://localhost:9/remoteEntry.js' }],
    ['that can not be parsed', [origin], { ...build, integrity: 7 }],
  ])('a build %s is not loaded', (_what, granted, kept) => {
    storeOverrides([{ remote: 'jobs', entry: ENTRY }]);
    storeBuilds([kept as RegistryEntry]);
    expect(serve(granted)).toEqual(remotes);
  });

  test('without an override in this tab nothing is replaced', () => {
    storeBuilds([build]);
    expect(serve([origin])).toEqual(remotes);
  });
});
