import { expenses } from '@careloom/contract/resources/expenses';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { AddressLink, hrefOf } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import type { SlotProps } from '@careloom/shared/slots';
import { Skeleton, State } from '@careloom/shared/ui';
import { EXPENSE_STATES } from '../expense/states';
import styles from './expense-card.module.css';

/** An expense as it is now, in a few lines that lead to its page: what, how much, whose, when and how far. */
export function Fill({ id }: SlotProps<'expense-card'>) {
  const { data: expense, error } = useCall(expenses.get, { id });
  if (!expense) return error ? <p className={styles.line}>{error.message}</p> : <Skeleton lines={2} />;
  return (
    <AddressLink className={styles.card} href={hrefOf('expenses-detail', { id })}>
      <span className={styles.head}>
        <span className={styles.title}>{expense.title}</span>
        <span className={styles.money}>{formatMoney(expense.amount)}</span>
      </span>
      <span className={styles.line}>
        {[expense.worker && fullName(expense.worker), formatDate(expense.date)].filter(Boolean).join(' · ')}
      </span>
      <span className={styles.tags}>
        <State of={EXPENSE_STATES} value={expense.status} />
      </span>
    </AddressLink>
  );
}
