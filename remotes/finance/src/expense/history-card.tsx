import type { Expense } from '@careloom/contract/resources/expenses';
import { History } from '@careloom/shared/detail';
import { Card } from '@careloom/shared/ui';
import { t } from '../texts';
import { historyOf } from './history';

/** What happened to the expense, and what it still waits for. */
export function ExpenseHistoryCard({ expense }: { expense: Expense }) {
  const knots = historyOf(expense).map((event, key) => ({ key, ...event }));
  return (
    <Card title={t('expense.history')}>
      <History knots={knots} />
    </Card>
  );
}
