import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stopWithin } from './stop-within';

test('a shutdown that ends in time is awaited, and its failure is rethrown', async () => {
  let stopped = false;
  await stopWithin(1_000, async () => {
    await Promise.resolve();
    stopped = true;
  });
  assert.ok(stopped);
  await assert.rejects(
    stopWithin(1_000, () => Promise.reject(new Error('The disk is full.'))),
    /The disk is full/,
  );
});

test('a shutdown that does not end is aborted, and the error names what is still open', async () => {
  await assert.rejects(
    stopWithin(20, () => new Promise(() => undefined)),
    /did not stop within 0\.02 s, so it is ended\. Still open: /,
  );
});
