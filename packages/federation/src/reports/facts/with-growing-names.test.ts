import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compare } from './compare';
import type { Fact } from './fact';
import { withGrowingNames } from './with-growing-names';

const shown = (type: string): Fact[] => [{ owner: 'type slots/SlotHostProps', path: 'name', mode: 'gives', optional: false, type }];
const names = (...members: string[]) => [
  { name: 'SlotName', text: '', members: members.map((name) => ({ name: JSON.stringify(name), text: 'value' })) },
];
const released = shown('"expense-list" | "job-list"');
const now = shown('SlotName');

test('a list that was spelled out equals the list shown by its name, also with one more name', () => {
  assert.deepEqual(compare(withGrowingNames(released, names('expense-list', 'job-list', 'shift-list'), now), now), []);
});

test('a list that lost a name is refused', () => {
  const [difference] = compare(withGrowingNames(released, names('job-list', 'shift-list'), now), now);
  assert.equal(difference?.kind, 'breaks');
});
