import { account, application, availability, job, verification } from './hiring';
import { agreement, expense, invoice, xero } from './money';
import { roster, shift, shiftKind } from './shifts';

/**
 * The states of things, as remotes of before name them.
 * @deprecated until the next major: a remote writes the states of its things, and gives them to `State`.
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
