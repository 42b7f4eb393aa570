import { expect, test } from '@jest/globals';
import { isLoopback } from './loopback';

test.each([
  ['http://localhost:4272', true],
  ['http://localhost:4272/remoteEntry.js', true],
  ['https://127.0.0.1/', true],
  ['http://[::1]:4272', true],
  ['http://localhost.example.org', false],
  ['http://example.org/localhost', false],
  ['http://localhost@example.org', false],
  ['http://10.0.0.7:4272', false],
  ['ws://localhost:4272', false],
  ['file://localhost/etc/hosts', false],
  ['javascript:alert(1)', false],
  ['localhost:4272', false],
  ['/remoteEntry.js', false],
  ['', false],
])('%p is an address of this machine: %p', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});
