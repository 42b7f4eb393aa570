import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayListen } from './may-listen';

const TABLE: [channel: string, may: boolean][] = [
  ['private-user.5', true],
  ['private-inactive-member.5', true],
  ['private-encrypted-user.5', true],
  ['presence-house.9', true],
  ['private-user.6', false],
  ['private-user.55', false],
  ['private-user.5.6', false],
  ['private-inactive-member.6', false],
  ['private-encrypted-user.6', false],
  ['private-other', false],
  ['private-', false],
  ['presence-with space', false],
  ['presence-a/b', false],
  ['', false],
];

for (const [channel, may] of TABLE) {
  test(`user 5 ${may ? 'may' : 'may not'} listen to "${channel}"`, () => assert.equal(mayListen(5, channel), may));
}
