import { expect, test } from '@jest/globals';
import { agreementActions } from './actions';

test.each([
  ['pending_sign', ['view', 'terminate']],
  ['awaiting_signature', ['view', 'remind', 'terminate']],
  ['signed', ['view', 'end', 'terminate']],
  ['terminated', ['view']],
  ['ended', ['view']],
])('an agreement that is %s offers %s', (status, actions) => {
  expect(agreementActions(() => true, { status })).toEqual(actions);
});

test('a team leader only looks', () => {
  expect(agreementActions(() => false, { status: 'signed' })).toEqual(['view']);
});
