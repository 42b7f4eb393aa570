import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gatherer } from './gather';

test('the first job of a burst is announced at once, further ones together, separately for each queue, and none after the end', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const notified: string[] = [];
  const { add, stop } = gatherer((name) => notified.push(name));
  const after = (milliseconds: number) => {
    context.mock.timers.tick(milliseconds);
    return notified.splice(0);
  };
  for (const name of ['push', 'push', 'mail', 'push']) add(name);
  assert.deepEqual(after(0), ['push', 'mail']);
  assert.deepEqual(after(99), []);
  assert.deepEqual(after(1), ['push']);
  add('push');
  assert.deepEqual(after(99), []);
  assert.deepEqual(after(1), ['push']);
  assert.deepEqual(after(1_000), []);
  for (const name of ['mail', 'mail']) add(name);
  stop();
  assert.deepEqual(after(1_000), ['mail']);
});
