import { type Expense, UNSEEN_LIMIT } from '@careloom/contract/resources/expenses';
import { notify } from '@careloom/shared/chrome';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { useState } from 'react';
import { t } from '../texts';
import { useApproveExpenses } from '../requests';
import { useSeen } from '../review/seen';
import { useViewer } from '../use-viewer';
import { splitForApproval } from './split';

const aboutExpense = ({ title, amount, date, worker, added_by }: Expense) => ({
  name: title,
  person: fullName(worker ?? added_by),
  line: `${formatMoney(amount)} · ${formatDate(date)}`,
});

export interface ApproveManyProps {
  expenses: readonly Expense[];
  /** Called after the approval; unticks the rows. */
  onDone: () => void;
  /** Shows an expense with its receipt. */
  onLook: (expense: Expense) => void;
  onClose: () => void;
}

/** Confirms the approval of the selected expenses. An expense above $100.00 is excluded until its receipt was viewed. */
export function ApproveMany({ expenses, onDone, onLook, onClose }: ApproveManyProps) {
  const viewer = useViewer();
  const seen = useSeen(({ ids }) => ids);
  const [split] = useState(() => splitForApproval(expenses, viewer, seen));
  const { run, pending } = useApproveExpenses();
  const { ready, unseen, left } = split;
  const [first] = unseen;
  const confirm = async () => {
    if (ready.length === 0) {
      onClose();
      if (first) onLook(first);
      return;
    }
    const answer = await run({ ids: ready.map(({ id }) => id), seen: ready.filter(({ id }) => seen.has(id)).map(({ id }) => id) });
    onClose();
    if (!answer.ok) return;
    const { approved, left: refused } = answer.data;
    if (approved.length > 0) notify('success', t('expense.approved', { count: approved.length }));
    const [reason] = refused;
    if (reason) notify('error', t('expense.not_approved', { count: refused.length, reason: reason.reason }));
    onDone();
  };
  const also = [
    ...(unseen.length > 0 ? [t('expense.left_unseen', { count: unseen.length, limit: formatMoney(UNSEEN_LIMIT) })] : []),
    ...(left.length > 0 ? [t('expense.left_others', { count: left.length })] : []),
  ];
  const sum = ready.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0) / 100;
  return (
    <ConfirmDialog
      open
      verb={ready.length > 0 || !first ? t('button.approve') : t('expense.look')}
      busy={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{ready.length > 0 ? t('expense.confirm_many', { count: ready.length, sum: formatMoney(sum) }) : t('expense.confirm_none')}</p>
      <Affected of={ready.map(aboutExpense)} also={also} />
    </ConfirmDialog>
  );
}
