import { account, application, availability, job, verification } from './hiring';
import { agreement, expense, invoice, xero } from './money';
import { roster, shift, shiftKind } from './shifts';

/**
 * States by the names that older remotes use.
 * @deprecated Each remote defines the states of its own records and passes them to `State`. Kept until the next major version.
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

/** @deprecated Kept with `STATES` until the next major version. */
export type Thing = keyof typeof STATES;
