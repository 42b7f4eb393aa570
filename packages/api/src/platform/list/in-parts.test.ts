import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTurns } from '../../../testing/count-turns';
import { inParts, partsOf } from './in-parts';

test('rows come in the order that was asked for, read in parts; one that was removed meanwhile is left out', async () => {
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

test('nothing is read where nothing was found', async () => {
  assert.deepEqual(await inParts([], () => Promise.reject(new Error('read')), Number), []);
});

test('between two parts other work has its turn', async () => {
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

test('parts hold every item once, in order, and the last what is left', () => {
  assert.deepEqual(partsOf([1, 2, 3, 4, 5], 2), [[1, 2], [3, 4], [5]]);
  assert.deepEqual(partsOf([1, 2], 2), [[1, 2]]);
  assert.deepEqual(partsOf([], 2), []);
});
