import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceOf } from './device';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

for (const [userAgent, device] of [
  [CHROME, { kind: 'computer', browser: 'Chrome', system: 'Windows' }],
  [SAFARI, { kind: 'phone', browser: 'Safari', system: 'iOS' }],
  [TABLET, { kind: 'tablet', browser: 'Safari', system: 'iOS' }],
  [FIREFOX, { kind: 'computer', browser: 'Firefox', system: 'Linux' }],
  ['', { kind: 'other', browser: null, system: null }],
  [null, { kind: 'other', browser: null, system: null }],
] as const) {
  test(`${userAgent ?? 'nothing'} is ${JSON.stringify(device)}`, () => assert.deepEqual(deviceOf(userAgent), device));
}
