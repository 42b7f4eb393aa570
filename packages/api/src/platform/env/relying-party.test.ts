import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relyingPartyOf } from './relying-party';

const CASES: [publicUrl: string, id: string | undefined, origin?: string][] = [
  ['https://care.example.org', 'care.example.org', 'https://care.example.org'],
  ['https://care.example.org:8443/team', 'care.example.org', 'https://care.example.org:8443'],
  ['http://localhost:4000', 'localhost', 'http://localhost:4000'],
  ['http://care.example.org', undefined],
  ['https://203.0.113.7', undefined],
  ['https://[2001:db8::7]', undefined],
  ['http://127.0.0.1:4000', undefined],
];
for (const [publicUrl, id, origin] of CASES)
  test(`the relying party id of ${publicUrl} is ${id ?? 'none'}`, () => assert.deepEqual(relyingPartyOf(publicUrl), id && { id, origin }));
