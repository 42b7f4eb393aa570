import type { Expense } from '@careloom/contract/resources/expenses';
import { moneyTrails } from '@careloom/contract/resources/money-trail';
import { Trail, type TrailKnot } from '@careloom/shared/detail';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { useCall } from '@careloom/shared/query';
import { useCan } from '@careloom/shared/session';
import { Skeleton } from '@careloom/shared/ui';
import type { ReactNode } from 'react';
import { t } from './texts';
import { knotsOf } from './money-trail';
import styles from './trail.module.css';

const line = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(', ');

/** The steps of an expense up to its approval. */
export function approvalOf({ status, amount, date, added_by, created_at, approved_by, approved_date, decided_by }: Expense): TrailKnot[] {
  const added: TrailKnot = {
    key: 'added',
    title: t('trail.added'),
    amount: formatMoney(amount),
    line: line(formatDate(created_at ?? date), fullName(added_by)),
    state: 'done',
  };
  if (status === 'rejected')
    return [added, { key: 'rejected', title: t('trail.rejected'), line: decided_by && fullName(decided_by), state: 'stopped' }];
  if (status !== 'approved') return [added, { key: 'approved', title: t('trail.approved'), line: t('trail.not_yet'), state: 'now' }];
  const by = line(approved_date && formatDate(approved_date), approved_by && fullName(approved_by));
  return [added, { key: 'approved', title: t('trail.approved'), amount: formatMoney(amount), line: by, state: 'done' }];
}

interface ExpenseTrailProps {
  expense: Expense;
  /** Content below the trail, shown together with it to avoid a layout shift. */
  children: ReactNode;
}

/**
 * The money trail of an expense from adding to payment. An earlier server does not send the later steps; the trail then ends with the
 * approval.
 */
export function ExpenseTrail({ expense, children }: ExpenseTrailProps) {
  const goesOn = useCan('invoice-read') && expense.status === 'approved';
  const { data, error } = useCall(moneyTrails.ofExpense, { id: expense.id }, { enabled: goesOn });
  if (goesOn && !data && !error) return <Skeleton lines={8} />;
  const rest = goesOn && data ? knotsOf(data) : [];
  return (
    <>
      <section className={styles.card} aria-label={t('trail.title')}>
        <Trail knots={[...approvalOf(expense), ...rest]} />
      </section>
      {children}
    </>
  );
}
