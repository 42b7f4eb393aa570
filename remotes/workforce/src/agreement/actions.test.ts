import { expect, test } from '@jest/globals';
import { agreementActions } from './actions';

test.each([
  ['pending_sign', ['view', 'terminate']],
  ['awaiting_signature', ['view', 'write', 'remind', 'terminate']],
  ['signed', ['view', 'write', 'end', 'terminate']],
  ['terminated', ['view', 'write']],
  ['ended', ['view', 'write']],
])('an agreement that is %s offers %s', (status, actions) => {
  expect(agreementActions(() => true, { status })).toEqual(actions);
});

test('a team leader can only view and write messages', () => {
  expect(agreementActions(() => false, { status: 'signed' })).toEqual(['view', 'write']);
});
