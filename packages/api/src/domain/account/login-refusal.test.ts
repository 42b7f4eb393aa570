import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AccountState, loginRefusal } from './login-refusal';

const then = new Date('2026-01-01T00:00:00Z');
const fine: AccountState = {
  user_type: 'worker',
  deleted_at: null,
  archived_at: null,
  is_active: true,
  email_verified_at: then,
  verification_status: 'verified',
};
const worst: AccountState = {
  ...fine,
  deleted_at: then,
  archived_at: then,
  is_active: false,
  email_verified_at: null,
  verification_status: 'rejected',
};

const TABLE: [name: string, account: AccountState, refusal: string | null][] = [
  ['nothing wrong', fine, null],
  ['for several reasons: deactivated first', worst, 'auth.deactivated'],
  ['an archived worker is deactivated', { ...fine, archived_at: then }, 'auth.deactivated'],
  ['inactive before unverified', { ...worst, deleted_at: null, archived_at: null }, 'auth.inactive'],
  ['unverified before rejected', { ...worst, deleted_at: null, archived_at: null, is_active: true }, 'auth.unverified'],
  ['rejected', { ...fine, verification_status: 'rejected' }, 'auth.rejected'],
  ['pending', { ...fine, verification_status: 'pending' }, 'auth.pending'],
  ['only workers need a verified e-mail', { ...fine, user_type: 'team_leader', email_verified_at: null, verification_status: null }, null],
];

for (const [name, account, refusal] of TABLE) {
  test(`why an account may not sign in: ${name}`, () => assert.equal(loginRefusal(account), refusal));
}
