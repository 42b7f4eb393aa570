import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inParts } from './in-parts';

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
