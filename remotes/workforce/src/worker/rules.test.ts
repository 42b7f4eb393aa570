import { expect, test } from '@jest/globals';
import { isReachable, mayAct, type WorkerAction } from './rules';

const ACTIONS: readonly WorkerAction[] = ['verify', 'reject', 'archive', 'restore', 'contact'];
const allowed = (verification_status: string, archived_at: string | null = null, may = true) =>
  ACTIONS.filter((action) => mayAct(action, { verification_status, archived_at }, () => may));

test('an applicant is approved or rejected, a verified worker archived, an archived one restored; either is linked to a contact in Xero', () => {
  expect(allowed('pending')).toEqual(['verify', 'reject']);
  expect(allowed('verified')).toEqual(['archive', 'contact']);
  expect(allowed('rejected')).toEqual([]);
  expect(allowed('verified', '2026-01-01T00:00:00.000Z')).toEqual(['restore', 'contact']);
});

test('without the permission nothing is allowed', () => {
  for (const status of ['pending', 'verified', 'rejected']) expect(allowed(status, null, false)).toEqual([]);
});

test.each([
  ['verified', null, 1, true],
  ['verified', null, 0, false],
  ['verified', '2026-01-01T00:00:00.000Z', 1, false],
  ['pending', null, 1, false],
  ['rejected', null, 1, false],
] as const)('a worker who is %s, archived %s, active %i can be written to: %s', (verification_status, archived_at, is_active, can) => {
  expect(isReachable({ verification_status, archived_at, is_active })).toBe(can);
});
