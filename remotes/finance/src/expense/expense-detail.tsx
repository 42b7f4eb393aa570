import type { Expense } from '@careloom/contract/resources/expenses';
import { DetailPage, Overview, type Loaded } from '@careloom/shared/detail';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { t } from '../texts';
import { useBreadcrumb } from '@careloom/shared/navigation';
import { ButtonLink, Card, State } from '@careloom/shared/ui';
import { CalendarDays, UserRound, Wallet } from 'lucide-react';
import styles from './expense-detail.module.css';
import { ConfirmExpense } from './confirm-expense';
import { ExpenseFacts } from './facts';
import { EXPENSE_STATES } from './states';

/** An expense's page, either standalone or within a job's pages. */
export function ExpenseDetail({ query }: { query: Loaded<Expense> }) {
  useBreadcrumb({ title: query.data?.title });
  return (
    <DetailPage
      query={query}
      heading={(expense) => {
        const { title, status, amount, date, added_by } = expense;
        return {
          name: title,
          tag: <State of={EXPENSE_STATES} value={status} />,
          facts: [
            { icon: Wallet, label: t('field.expense.amount'), value: formatMoney(amount) },
            { icon: CalendarDays, label: t('field.expense.date'), value: formatDate(date) },
            { icon: UserRound, label: t('field.expense.added_by'), value: fullName(added_by) },
          ],
          actions: <ConfirmExpense expense={expense} />,
          changes: { record: 'expenses', id: expense.id },
        };
      }}
    >
      {(expense) => (
        <Overview aside={expense.receipt_url && <Receipt url={expense.receipt_url} title={expense.title} />}>
          <ExpenseFacts expense={expense} />
        </Overview>
      )}
    </DetailPage>
  );
}

function Receipt({ url, title }: { url: string; title: string }) {
  return (
    <Card title={t('records.receipt')}>
      <img src={url} alt={`${t('records.receipt')}: ${title}`} className={styles.receipt} />
      <ButtonLink href={url} target="_blank" rel="noreferrer">
        {t('records.open_receipt')}
      </ButtonLink>
    </Card>
  );
}
