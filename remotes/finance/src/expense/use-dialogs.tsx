import type { Expense } from '@careloom/contract/resources/expenses';
import { lazyPart } from '@careloom/shared/navigation';
import type { QueuedWrite } from '@careloom/shared/write-queue';
import { Suspense, useState } from 'react';
import type { ApproveManyProps } from './bulk/approve-many';

/** The only import: a second one would create another chunk, so that the prefetched chunk would not be the one that opens. */
export const loadAddExpense = () => import('./form/add-expense');
const AddExpense = lazyPart(() => loadAddExpense().then((module) => module.AddExpense));
const EditExpense = lazyPart(() => import('./form/edit-expense').then((module) => module.EditExpense));
const ConfirmRemove = lazyPart(() => import('./confirm-remove').then((module) => module.ConfirmRemove));

const ApproveMany = lazyPart(() => import('./bulk/approve-many').then((module) => module.ApproveMany));

type Asked =
  | { kind: 'add'; refused?: QueuedWrite }
  | { kind: 'edit' | 'remove'; expense: Expense }
  | ({ kind: 'approve' } & Omit<ApproveManyProps, 'onClose'>);

/** The dialogs in which an expense is added, edited and deleted, and the functions that open them. */
export function useExpenseDialogs(onRemoved: () => void = () => undefined) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const dialogs = asked && (
    <Suspense>
      {asked.kind === 'add' && <AddExpense refused={asked.refused} onClose={close} />}
      {asked.kind === 'approve' && <ApproveMany {...asked} onClose={close} />}
      {asked.kind === 'edit' && <EditExpense expense={asked.expense} onClose={close} />}
      {asked.kind === 'remove' && <ConfirmRemove expense={asked.expense} onDone={onRemoved} onClose={close} />}
    </Suspense>
  );
  return {
    add: (refused?: QueuedWrite) => setAsked({ kind: 'add', ...(refused && { refused }) }),
    edit: (expense: Expense) => setAsked({ kind: 'edit', expense }),
    approve: (of: Omit<ApproveManyProps, 'onClose'>) => setAsked({ kind: 'approve', ...of }),
    remove: (expense: Expense) => setAsked({ kind: 'remove', expense }),
    dialogs,
  };
}
