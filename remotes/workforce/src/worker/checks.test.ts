import { expect, test } from '@jest/globals';
import { type SupportWorker, supportWorkers } from '@careloom/contract/resources/support-workers';
import { recorded } from '@careloom/shared/testing';
import { checksOf } from './checks';

const APPLICANT = { ...recorded('super_admin', supportWorkers.get, { id: 45 }), xero_contact_id: null };
const TODAY = '2026-11-23';
type Changes = Partial<Pick<SupportWorker, 'email_verified_at' | 'dob' | 'xero_contact_id'>> & { abn?: string | null };
const checked = ({ abn = '51824753556', ...changes }: Changes = {}) =>
  checksOf(
    {
      ...APPLICANT,
      email_verified_at: '2026-11-18T08:04:00.000Z',
      dob: '1994-03-02',
      ...changes,
      details: { ...APPLICANT.details, abn },
    },
    TODAY,
  ).map(({ label, why, ok }) => `${ok ? '+' : '-'} ${label}: ${why}`);

test('all checks pass with a verified email, an ABN with valid check digits, and the minimum age', () => {
  expect(checked()).toEqual([
    '+ Email verified: 18 Nov 2026, 19:04',
    '+ ABN 51 824 753 556: the check digits are right',
    '+ Over 18: born 2 Mar 1994',
    '- Xero Contact ID: none yet',
  ]);
});

test('missing and invalid facts are reported', () => {
  expect(checked({ email_verified_at: null, dob: null, abn: null, xero_contact_id: '7d2e' })).toEqual([
    '- Email verified: not yet',
    '- ABN: not given',
    '- Over 18: not given',
    '+ Xero Contact ID: 7d2e',
  ]);
  expect(checked({ abn: '51824753557' })[1]).toBe('- ABN 51 824 753 557: the check digits are wrong');
});

test.each([
  ['2008-11-23', '+'],
  ['2008-11-24', '-'],
])('a person born on %s is of age on 23 Nov 2026: %s', (dob, sign) => {
  expect(checked({ dob })[2]?.[0]).toBe(sign);
});
