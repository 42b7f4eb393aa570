import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { seal, unseal } from './seal';

const key = randomBytes(32);

test('an encrypted secret is decrypted with its key, is unreadable without it, and differs each time', () => {
  const sealed = seal(key, 'hush');
  assert.equal(unseal(key, sealed), 'hush');
  assert.doesNotMatch(Buffer.from(sealed, 'base64url').toString('latin1'), /hush/);
  assert.notEqual(seal(key, 'hush'), sealed);
});

test('another key, or a text with any altered byte, decrypts nothing', () => {
  const sealed = seal(key, 'hush');
  const altered = Array.from(Buffer.from(sealed, 'base64url'), (_byte, at) => {
    const bytes = Buffer.from(sealed, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    return bytes.toString('base64url');
  });
  for (const text of [...altered, '']) assert.equal(unseal(key, text), undefined);
  assert.equal(unseal(randomBytes(32), sealed), undefined);
});
