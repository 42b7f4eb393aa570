import type { Expense } from '@careloom/contract/resources/expenses';
import { t } from './texts';
import { useSession } from '@careloom/shared/session';
import { Button } from '@careloom/shared/ui';
import { CircleCheck } from 'lucide-react';
import { useConfirmExpense } from './requests';

/** Button with which a worker confirms an expense whose amount, job or worker another user changed. Only then can it be approved. */
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
