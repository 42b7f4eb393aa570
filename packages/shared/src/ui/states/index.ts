import { account, application, availability, job, verification } from './hiring';
import { agreement, expense, invoice, xero } from './money';
import { roster, shift, shiftKind } from './shifts';

/**
 * States by the names that older remotes use.
 * @deprecated until the next major: a remote defines the states of its records, and passes them to `State`.
 */
export const STATES = {
  job,
  application,
  shift,
  shiftKind,
  roster,
  expense,
  invoice,
  agreement,
  verification,
  availability,
  account,
  xero,
} as const;

/** @deprecated with `STATES`, until the next major. */
export type Thing = keyof typeof STATES;
