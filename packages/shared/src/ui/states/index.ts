import { account, application, availability, job, verification } from './hiring';
import { agreement, expense, invoice, xero } from './money';
import { roster, shift, shiftKind } from './shifts';

/** Every state that the product can show, once. Keys are the values on the wire. */
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

export type Thing = keyof typeof STATES;
