import { careWrites } from './writes-care';
import { factorWrites } from './writes-factor';
import { passkeyWrites } from './writes-passkeys';
import type { Write } from './write-context';
import { moneyWrites } from './writes-money';
import { officeWrites } from './writes-office';
import { workedWrites } from './writes-worked';

/** The input of each write, by row of `api.csv`. */
export const WRITES: Readonly<Record<string, Write>> = {
  ...officeWrites,
  ...careWrites,
  ...moneyWrites,
  ...factorWrites,
  ...passkeyWrites,
  ...workedWrites,
};

/** Writes that are not tested here, and why. A test asserts that the list is complete: it can only get shorter. */
export const NOT_ASKED: Readonly<Record<string, string>> = {
  'A-002': 'ends the session of who asks',
  'A-004': 'needs the token of a mail',
  'A-005': 'ends the sessions of who asks',
  'A-055': 'two calls in one: the world of this test signs with it',
  'A-059': 'never succeeds: workers register themselves',
  'A-139': 'ends the link to Xero, which other rows need',
  'A-149': 'signed by Xero',
  'A-154': 'answered without the envelope',
};
