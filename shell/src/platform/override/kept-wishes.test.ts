import { afterEach, expect, jest, test } from '@jest/globals';
import { keptWishes, keepWishes, readWishes, splitAddress, takeWishesFromAddress } from './kept-wishes';

const ENTRY = 'http://localhost:4272/remoteEntry.js';

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

test.each(['nonsense', '[]', '"text"', '{"jobs": 7}', 'null'])('%p in the storage is no wish, and is said', (text) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(readWishes(text)).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('does not read'));
});

test('nothing in the storage is no wish, and nothing is said', () => {
  const warn = jest.spyOn(console, 'warn');
  expect(readWishes(null)).toEqual([]);
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
])('%s', (address, wishes, rest) => {
  expect(splitAddress(address)).toEqual({ wishes: wishes.map(([remote, entry]) => ({ remote, entry })), rest });
});

test('a wish in the address is kept for the tab beside others, and the address is left without it', () => {
  keepWishes([
    { remote: 'jobs', entry: 'http://localhost:1/remoteEntry.js' },
    { remote: 'finance', entry: ENTRY },
  ]);
  window.history.replaceState({ key: 'state' }, '', `/admin/jobs?page=2&override.jobs=${ENTRY}`);
  takeWishesFromAddress();
  expect(window.location.search).toBe('?page=2');
  expect(window.history.state).toEqual({ key: 'state' });
  expect(keptWishes()).toEqual([
    { remote: 'finance', entry: ENTRY },
    { remote: 'jobs', entry: ENTRY },
  ]);
});
