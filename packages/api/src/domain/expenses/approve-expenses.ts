import type { DataOf } from '@careloom/contract/call';
import { UNSEEN_LIMIT, type expenses as calls } from '@careloom/contract/resources/expenses';
import type { Context } from '../../platform/http/context';
import type { CurrentUser } from '../../platform/http/current-user';
import { ApiError, unprocessable } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import { decide } from './decide-expense';
import type { LockedExpense } from './expense-record';

const CENTS = 100;

/** Approves several expenses, each in its own transaction, so that one that cannot be approved does not block the others. */
export async function approveExpenses({
  body,
  user,
  services,
}: Context<typeof calls.approveMany>): Promise<DataOf<typeof calls.approveMany>> {
  const seen = new Set(body.seen);
  const approved: number[] = [];
  const left: { id: number; reason: string }[] = [];
  for (const id of new Set(body.ids)) {
    const reason = await approveOne(services, user, id, seen.has(id));
    if (reason === null) approved.push(id);
    else left.push({ id, reason });
  }
  return { approved, left };
}

/** @returns why it was not approved; null if it was */
async function approveOne(services: Services, user: CurrentUser, id: number, isSeen: boolean): Promise<string | null> {
  try {
    await decide(
      services,
      user,
      id,
      { status: 'approved', type: 'expense_approve', reject_reason: null },
      isSeen ? undefined : requireSmall,
    );
    return null;
  } catch (fault) {
    if (fault instanceof ApiError) return fault.message;
    throw fault;
  }
}

/** @throws 422 for an amount that must not be approved without opening the receipt */
function requireSmall({ amount_cents }: LockedExpense): void {
  if (amount_cents > UNSEEN_LIMIT * CENTS) throw unprocessable('expense.look_first', { limit: `$${UNSEEN_LIMIT}.00` });
}
