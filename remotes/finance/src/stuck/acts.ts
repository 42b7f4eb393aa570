import type { Permission } from '@careloom/contract/permissions';
import { UNSEEN_LIMIT } from '@careloom/contract/resources/expenses';
import type { StuckItem } from '@careloom/contract/resources/money-trail';

/** Actions that are possible without leaving the list. */
export type DoneHere = 'approve_shift' | 'approve_expense' | 'pay';

type Waiting = Pick<StuckItem, 'stage' | 'kind' | 'amount' | 'awaits_worker' | 'bill'>;

/** The next action of a record that is possible in the list; null if there is none, or if an expense's receipt has to be viewed first. */
export function doneHere({ stage, kind, amount, awaits_worker, bill }: Waiting, may: (permission: Permission) => boolean): DoneHere | null {
  if (stage === 'not_paid') return bill && may('invoice-pay') ? 'pay' : null;
  if (stage !== 'not_approved' || awaits_worker === 1) return null;
  if (kind === 'shift') return may('shift-approve') ? 'approve_shift' : null;
  return may('expense-approve') && Number(amount) <= UNSEEN_LIMIT ? 'approve_expense' : null;
}
