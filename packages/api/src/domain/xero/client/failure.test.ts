import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FailureKind, failureOf, XeroFailure } from './failure';

const refusal = (Message: string) => ({
  Type: 'ValidationException',
  Message: 'A validation exception occurred',
  Elements: [{ ValidationErrors: [{ Message }] }],
});
const answer = (statusCode: number, body: unknown = {}, headers = {}) => JSON.stringify({ response: { statusCode, body, headers } });

const CASES: [what: string, thrown: unknown, kind: FailureKind][] = [
  ['a used refresh token', { error: 'invalid_grant' }, 'disconnected'],
  ['a wrong secret', { error: 'invalid_client' }, 'config'],
  ['an expired access token', answer(401, { Detail: 'TokenExpired' }), 'unauthorized'],
  ['a disconnected organisation', answer(403, { Detail: 'AuthenticationUnsuccessful' }), 'disconnected'],
  ['an unknown account code', answer(400, refusal("Account code '999' is not a valid code for this document.")), 'config'],
  ['an unknown item code', answer(400, refusal("Item code 'NAP' is not valid")), 'config'],
  ['an unknown contact', answer(400, refusal('Contact could not be found')), 'contact'],
  ['an unknown invoice', answer(404, "The resource you're looking for cannot be found"), 'missing'],
  ['too many calls', answer(429, {}, { 'retry-after': '7' }), 'limited'],
  ['a server error of Xero', answer(503), 'unreachable'],
  ['no answer', answer(0, 'connect ECONNREFUSED'), 'unreachable'],
  ['another error', new Error('socket hang up'), 'unreachable'],
  ['a text that is not JSON', 'Required parameter', 'unreachable'],
];
for (const [what, thrown, kind] of CASES) {
  test(`errors of the SDK are distinguished: ${what}`, () => assert.equal(failureOf(thrown).kind, kind));
}

test('the time to wait is taken from Xero, or a minute if missing, and our own failures are unchanged', () => {
  assert.equal(failureOf(answer(429, {}, { 'retry-after': '7' })).retryAfterMs, 7_000);
  for (const headers of [{}, { 'retry-after': 'soon' }]) assert.equal(failureOf(answer(429, {}, headers)).retryAfterMs, 60_000);
  const own = new XeroFailure('line_items', 'weekday');
  assert.equal(failureOf(own), own);
});
