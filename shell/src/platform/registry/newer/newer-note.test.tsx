import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { draw } from '@careloom/shared/testing';
import { act, screen } from '@testing-library/react';
import { useRegistry } from '../registry';
import { lookForNewer } from './look-for-newer';
import { NewerNote } from './newer-note';

const entry = (version: string) => ({
  ...{ name: 'jobs', version, entry: '/remoteEntry.js', integrity: 'sha384-a' },
  manifest: {
    ...{ name: 'jobs', version, needs: { shared: '^1.0.0', contract: '^1.0.0' }, routes: [], menu: [], quickActions: [] },
    ...{ slots: [], permissions: [], raises: [], hears: [] },
  },
});
const NEWER = 'A newer version of Careloom is here. Reload when it suits you.';

const serve = (answer: () => Response) => jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answer()));
const served = (version: string) => serve(() => Response.json({ remotes: [entry(version)] }));

beforeEach(() => {
  useRegistry.setState({ remotes: [entry('1.0.0+a')], complete: true });
  draw(<NewerNote />);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('a release shows a note without reloading; a rollback to the version of the tab removes it', async () => {
  served('1.0.0+b');
  await act(lookForNewer);
  expect(screen.getByRole('status')).toHaveTextContent(NEWER);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  served('1.0.0+a');
  await act(lookForNewer);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a registry that cannot be read shows nothing to the user', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  serve(() => new Response('', { status: 503 }));
  await act(lookForNewer);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(logged).toHaveBeenCalled();
});
