import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { aUser, draw } from '@careloom/shared/testing';
import { signIn } from '@careloom/shared/session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeOverrides, storedOverrides } from '../stored-overrides';
import { useOverrides } from '../overrides';
import { TakeBuilds } from './take-builds';

const ORIGIN = 'http://localhost:4272';
const WISH = { remote: 'jobs', entry: `${ORIGIN}/remoteEntry.js` };

const asking = (granted: string[]) => useOverrides.setState({ active: [], asking: [WISH], builds: [], granted, refused: [] });
const overrides = () => useOverrides.getState().asking;

beforeEach(() => storeOverrides([WISH]));
afterEach(() => {
  sessionStorage.clear();
  act(() => asking([]));
  jest.restoreAllMocks();
});

test('a user without the permission sees nothing; the reason is logged, and the override is removed', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  signIn(aUser({ permissions: ['delivery-read'] }));
  asking([]);
  draw(<TakeBuilds />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('needs the permission delivery-develop'));
  expect([storedOverrides(), overrides(), useOverrides.getState().refused]).toEqual([[], [], []]);
});

test('a user with the permission is asked first, and a refusal ends it', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  signIn(aUser({ permissions: ['delivery-develop'] }));
  asking([]);
  draw(<TakeBuilds />);
  expect(await screen.findByText(new RegExp(`^jobs would come from ${ORIGIN}`))).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep the released one' }));
  expect([storedOverrides(), overrides()]).toEqual([[], []]);
  expect(fetched).not.toHaveBeenCalled();
});

const release = {
  ...{ name: 'jobs', version: '1.0.0+a', entry: 'remoteEntry.js', integrity: 'sha256-a' },
  manifest: {
    ...{ name: 'jobs', version: '1.0.0+a', needs: { shared: '^1.0.0', contract: '^1.0.0' }, routes: [], menu: [], quickActions: [] },
    ...{ slots: [], permissions: [], raises: [], hears: [] },
  },
};

test.each([
  ['of another remote', { ...release, name: 'finance' }, /release\.json is of finance\./],
  ['without a hash', { ...release, integrity: '' }, /gives no integrity\./],
  ['that is none', {}, /is not what the contract says\./],
])('a build %s is refused on the page, with its reason', async (_what, answer, why) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(answer)));
  signIn(aUser({ permissions: ['delivery-develop'] }));
  asking([ORIGIN]);
  draw(<TakeBuilds />);
  await waitFor(() => expect(useOverrides.getState().refused).toEqual([expect.stringMatching(why)]));
  expect(useOverrides.getState().refused[0]).toMatch(/^jobs is the released one\./);
  expect(storedOverrides()).toEqual([]);
});
