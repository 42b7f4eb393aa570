import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasHalfCharacter } from './body-parsers';

for (const value of ['\ud800', 'a\udc00', '\udc00\ud800', '\ud800\ud83d\ude00', '\\\ud800']) {
  test(`${JSON.stringify(value)} contains half of a surrogate pair`, () => assert.ok(hasHalfCharacter(JSON.stringify({ value }))));
}

for (const value of ['Zoë', '\u{1F600}', '\\ud800', '\\\\udc00', '\u0007', '']) {
  test(`${JSON.stringify(value)} contains whole characters only`, () => assert.ok(!hasHalfCharacter(JSON.stringify({ value }))));
}

test('an escaped surrogate pair is accepted', () => assert.ok(!hasHalfCharacter(String.raw`{"a":"\ud83d\ude00 \uD83D\uDE00"}`)));
