import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readerOf, versionFor } from './version-for';

const state = (share: number, users: string[] = [], salt = 's') => ({
  stable: 'old',
  history: ['new', 'old'],
  candidate: { version: 'new', share, users, salt },
});
const PEOPLE = Array.from({ length: 2000 }, (_, at) => readerOf(`person-${at}@example.test`));
const drawnOf = (share: number, salt = 's') => PEOPLE.filter((reader) => versionFor(state(share, [], salt), reader) === 'new');

for (const [what, share, users, email, version] of [
  ['who is named gets it, however the address is spelled', 0, ['ann@example.test'], ' Ann@Example.TEST', 'new'],
  ['who is not named does not', 0, ['ann@example.test'], 'bob@example.test', 'old'],
  ['at 100 % everybody does', 100, [], 'bob@example.test', 'new'],
  ['at 0 % nobody does', 0, [], 'ann@example.test', 'old'],
] as const) {
  test(what, () => assert.equal(versionFor(state(share, [...users]), readerOf(email)), version));
}

test('a user without a session gets the stable version', () => assert.equal(versionFor(state(100), null), 'old'));

test('a share is about that share of all users, and the same users each time', () => {
  for (const share of [1, 10, 50, 90]) assert.ok(Math.abs(drawnOf(share).length / PEOPLE.length - share / 100) < 0.03, String(share));
  assert.deepEqual(drawnOf(10), drawnOf(10));
});

test('a larger share includes everybody of the smaller one', () => {
  const more = new Set(drawnOf(30));
  assert.ok(drawnOf(10).every((reader) => more.has(reader)));
});

test('another salt draws other users', () => {
  const first = new Set(drawnOf(10));
  const both = drawnOf(10, 'another').filter((reader) => first.has(reader));
  assert.ok(both.length < first.size / 3);
});
