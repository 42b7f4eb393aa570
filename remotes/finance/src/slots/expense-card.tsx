import { expenses } from '@careloom/contract/resources/expenses';
import { RecordLink } from '@careloom/shared/detail';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { hrefOf } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import type { SlotProps } from '@careloom/shared/slots';
import { Skeleton, State, Subtext } from '@careloom/shared/ui';
import { EXPENSE_STATES } from '../expense/states';

/** The current state of an expense in a few lines that link to its page: title, amount, worker, date and state. */
export function Fill({ id }: SlotProps<'expense-card'>) {
  const { data: expense, error } = useCall(expenses.get, { id });
  if (!expense) return error ? <Subtext>{error.message}</Subtext> : <Skeleton lines={2} />;
  return (
    <RecordLink
      href={hrefOf('expenses-detail', { id })}
      name={expense.title}
      figure={formatMoney(expense.amount)}
      line={[expense.worker && fullName(expense.worker), formatDate(expense.date)].filter(Boolean).join(' · ')}
      tags={<State of={EXPENSE_STATES} value={expense.status} />}
    />
  );
}
