import type { Expense } from '@careloom/contract/resources/expenses';
import { t } from './texts';
import { useSession } from '@careloom/shared/session';
import { Button } from '@careloom/shared/ui';
import { CircleCheck } from 'lucide-react';
import { useConfirmExpense } from './requests';

/**
 * Button for the worker of an expense whose amount, job or worker was changed by another user: after the confirmation it can be approved.
 */
export function ConfirmExpense({ expense }: { expense: Expense }) {
  const me = useSession(({ user }) => user?.id);
  const { run, pending } = useConfirmExpense();
  if (expense.awaits_worker !== 1 || expense.status !== 'pending' || expense.worker?.id !== me) return null;
  return (
    <Button
      aria-disabled={pending || undefined}
      onClick={() => {
        if (!pending) void run({ id: expense.id });
      }}
    >
      <CircleCheck aria-hidden />
      {t('records.confirm_expense')}
    </Button>
  );
}
