import type { Expense } from '@careloom/contract/resources/expenses';

/** The user who views an expense, with the permissions of their role. */
export interface Viewer {
  id: number;
  mayCreate: boolean;
  /** True on the admin side: may decide on expenses, and change those of other users. */
  mayApprove: boolean;
}

/** Why a user may not approve a pending expense now. */
export type Bar = 'own' | 'changed_by_you' | 'with_worker' | 'no_worker';

type Decided = Pick<Expense, 'status' | 'added_by' | 'worker' | 'awaits_worker' | 'for_another'>;

const isOwn = ({ added_by, worker }: Pick<Expense, 'added_by' | 'worker'>, { id }: Viewer) => added_by.id === id || worker?.id === id;

/** Why a pending expense can not be approved; null if it can. The users who added, spent or last changed it may not approve it. */
export function barOf(expense: Decided, viewer: Viewer): Bar | null {
  if (isOwn(expense, viewer)) return 'own';
  if (expense.for_another === 1) return 'changed_by_you';
  if (expense.worker === null) return 'no_worker';
  return expense.awaits_worker === 1 ? 'with_worker' : null;
}

/** The actions a viewer may take on an expense now. There are none for a decided expense. */
export function allowedOn(expense: Decided, viewer: Viewer) {
  const isPending = expense.status === 'pending';
  const decides = isPending && viewer.mayApprove;
  const changes = isPending && viewer.mayCreate && (viewer.mayApprove || expense.added_by.id === viewer.id);
  return {
    approve: decides && barOf(expense, viewer) === null,
    reject: decides && !isOwn(expense, viewer),
    edit: changes,
    remove: changes,
  };
}

/** Why a pending expense can not be selected for approval; null if it can, and for users without permission to approve. */
export const lockOf = (expense: Decided, viewer: Viewer): Bar | null =>
  expense.status === 'pending' && viewer.mayApprove ? barOf(expense, viewer) : null;
