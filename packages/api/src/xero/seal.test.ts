import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { seal, unseal } from './seal';

const key = randomBytes(32);

test('a sealed secret is opened with its key, reads as nothing else, and is another text each time', () => {
  const sealed = seal(key, 'hush');
  assert.equal(unseal(key, sealed), 'hush');
  assert.doesNotMatch(Buffer.from(sealed, 'base64url').toString('latin1'), /hush/);
  assert.notEqual(seal(key, 'hush'), sealed);
});

test('another key, or an altered text, opens nothing', () => {
  const sealed = seal(key, 'hush');
  const altered = `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'B' : 'A'}`;
  assert.deepEqual([unseal(randomBytes(32), sealed), unseal(key, altered), unseal(key, '')], [undefined, undefined, undefined]);
});
