import type { Expense } from '@careloom/contract/resources/expenses';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { t } from '../texts';
import { useRemoveExpense } from './requests';

interface ConfirmRemoveProps {
  expense: Expense;
  /** Called after the deletion. */
  onDone: () => void;
  onClose: () => void;
}

/** The confirmation before a pending expense is deleted, with its receipt. */
export function ConfirmRemove({ expense, onDone, onClose }: ConfirmRemoveProps) {
  const { run, pending } = useRemoveExpense();
  const { id, title, amount, date, worker, added_by } = expense;
  const confirm = async () => {
    const { ok } = await run({ id });
    onClose();
    if (ok) onDone();
  };
  return (
    <ConfirmDialog open verb={t('records.delete')} danger busy={pending} onConfirm={() => void confirm()} onCancel={onClose}>
      <p>{t('confirm.delete')}</p>
      <Affected of={[{ name: title, person: fullName(worker ?? added_by), line: `${formatMoney(amount)} · ${formatDate(date)}` }]} />
    </ConfirmDialog>
  );
}
