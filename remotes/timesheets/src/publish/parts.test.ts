import { expect, test } from '@jest/globals';
import { aDraft } from '../testing/planned';
import { inParts, publishedTogether } from './parts';

const worker = (id: number) => ({ id, first_name: 'Lin', last_name: 'Chen' });

test.each([
  [0, []],
  [2, [[1, 2]]],
  [5, [[1, 2], [3, 4], [5]]],
])('%s items, at most 2 at once', (count, parts) => {
  const items = Array.from({ length: count }, (_none, index) => index + 1);
  expect(inParts(items, 2)).toEqual(parts);
});

test('drafts that fit into one call are one part', () => {
  expect(inParts(Array.from({ length: 501 }, () => 0)).map(({ length }) => length)).toEqual([500, 1]);
});

test('the drafts of a worker are published together, so that the worker is notified once', () => {
  const owners = [1, 2, null, 2, 1, 3, null];
  const drafts = owners.map((id, index) => aDraft({ id: index + 1, worker: id === null ? null : worker(id) }));
  const ids = publishedTogether(drafts, 4).map((part) => part.map(({ id }) => id));
  expect(ids).toEqual([
    [1, 5, 2, 4],
    [3, 7, 6],
  ]);
});

test('the drafts of one worker are split only when they exceed one call', () => {
  const drafts = [1, 2, 3].map((id) => aDraft({ id, worker: worker(1) }));
  expect(publishedTogether(drafts, 2).map(({ length }) => length)).toEqual([2, 1]);
});
