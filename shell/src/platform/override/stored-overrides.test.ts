import { afterEach, expect, jest, test } from '@jest/globals';
import { storedOverrides, storeOverrides, parseOverrides, splitAddress, moveOverridesFromAddress } from './stored-overrides';

const ENTRY = 'http://localhost:4272/remoteEntry.js';

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

test.each(['nonsense', '[]', '"text"', '{"jobs": 7}', 'null'])('%p in the storage is no override, and is logged', (text) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(parseOverrides(text)).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('does not read'));
});

test('an empty storage is no override, and nothing is logged', () => {
  const warn = jest.spyOn(console, 'warn');
  expect(parseOverrides(null)).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  [`http://localhost:4000/?override.jobs=${ENTRY}`, [['jobs', ENTRY]], 'http://localhost:4000/'],
  [
    `http://localhost:4000/admin/jobs?page=2&override.jobs=${ENTRY}#main`,
    [['jobs', ENTRY]],
    'http://localhost:4000/admin/jobs?page=2#main',
  ],
  [
    'http://localhost:4000/?override.jobs=a&override.finance=b',
    [
      ['jobs', 'a'],
      ['finance', 'b'],
    ],
    'http://localhost:4000/',
  ],
  ['http://localhost:4000/admin/jobs?search=override.jobs', [], 'http://localhost:4000/admin/jobs?search=override.jobs'],
])('%s', (address, overrides, rest) => {
  expect(splitAddress(address)).toEqual({ overrides: overrides.map(([remote, entry]) => ({ remote, entry })), rest });
});

test('an override in the address is stored for the tab with the others, and removed from the address', () => {
  storeOverrides([
    { remote: 'jobs', entry: 'http://localhost:1/remoteEntry.js' },
    { remote: 'finance', entry: ENTRY },
  ]);
  window.history.replaceState({ key: 'state' }, '', `/admin/jobs?page=2&override.jobs=${ENTRY}`);
  moveOverridesFromAddress();
  expect(window.location.search).toBe('?page=2');
  expect(window.history.state).toEqual({ key: 'state' });
  expect(storedOverrides()).toEqual([
    { remote: 'finance', entry: ENTRY },
    { remote: 'jobs', entry: ENTRY },
  ]);
});
