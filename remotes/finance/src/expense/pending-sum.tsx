import { reports } from '@careloom/contract/resources/reports';
import { formatCount, formatMoney } from '@careloom/shared/format';
import { useQueryParams } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { stateWord } from '@careloom/shared/ui';
import styles from './pending-sum.module.css';
import { EXPENSE_STATES } from './states';

const NARROWING = ['search', 'house_id', 'worker_id', 'from', 'to'] as const;

/** Count and sum of the pending expenses that match the list's filters, except the state filter. The line keeps its height while they load. */
export function PendingSum() {
  const [params] = useQueryParams();
  const chosen = params.get('status');
  const narrowing = Object.fromEntries(NARROWING.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])));
  const { data } = useCall(reports.expenses, { ...narrowing, status: 'pending', per_page: 1 }, { keepPrevious: true });
  const isLeftOut = chosen !== null && !chosen.split(',').includes('pending');
  if (!data || data.total === 0 || isLeftOut) return <p className={styles.sum}>{'\u00a0'}</p>;
  return (
    <p className={styles.sum}>
      {formatCount(data.total)} {stateWord(EXPENSE_STATES, 'pending')} ·{' '}
      <strong className={styles.amount}>{formatMoney(data.totals.amount)}</strong>
    </p>
  );
}
