import { expect, test } from '@jest/globals';
import { memberActions } from './actions';

test('a member can be edited and deleted, but not the own account', () => {
  expect(memberActions(() => true, false)).toEqual(['edit', 'delete']);
  expect(memberActions(() => true, true)).toEqual(['edit']);
  expect(memberActions((permission) => permission === 'my-team-update', false)).toEqual(['edit']);
});
