import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTurns } from '../../../testing/count-turns';
import { inParts, partsOf } from './in-parts';

test('rows are returned in the requested order, read in parts; one that was removed meanwhile is omitted', async () => {
  const ids = Array.from({ length: 250 }, (_id, nth) => 1_000 - nth);
  const sizes: number[] = [];
  const read = (part: number[]) => {
    sizes.push(part.length);
    return Promise.resolve([...part].sort((one, other) => one - other).filter((id) => id !== 900));
  };
  const rows = await inParts(ids, read, (id) => id);
  assert.deepEqual(
    rows,
    ids.filter((id) => id !== 900),
  );
  assert.deepEqual(sizes, [100, 100, 50]);
});

test('without matches nothing is read', async () => {
  assert.deepEqual(await inParts([], () => Promise.reject(new Error('read')), Number), []);
});

test('other work runs between two parts', async () => {
  const turns = countTurns();
  const before: number[] = [];
  await inParts(
    Array.from({ length: 300 }, (_id, nth) => nth),
    () => (before.push(turns.soFar()), Promise.resolve([])),
    Number,
  );
  turns.stop();
  const [first = 0, second = 0, third = 0] = before;
  assert.ok(first < second && second < third, before.join());
});

test('the parts contain every item once, in order, and the last one the rest', () => {
  assert.deepEqual(partsOf([1, 2, 3, 4, 5], 2), [[1, 2], [3, 4], [5]]);
  assert.deepEqual(partsOf([1, 2], 2), [[1, 2]]);
  assert.deepEqual(partsOf([], 2), []);
});
