import type { Expense } from '@careloom/contract/resources/expenses';
import { DetailPage, History, Overview, type Loaded } from '@careloom/shared/detail';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { hrefOf, navigate, useBreadcrumb } from '@careloom/shared/navigation';
import { Card, State } from '@careloom/shared/ui';
import { CalendarDays, Pencil, Trash2, UserRound, Wallet } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from './texts';
import { ExpenseTrail } from '../trail/expense-trail';
import { ConfirmExpense } from './confirm-expense';
import styles from './expense-detail.module.css';
import { ExpenseFacts } from './facts';
import { historyOf } from './history';
import { useApproveExpense } from './requests';
import { Decision } from './review/decision';
import { Receipt } from './review/receipt';
import { markSeen } from './review/seen';
import { useReviewKeys } from './review/use-review-keys';
import { allowedOn } from './rules';
import { EXPENSE_STATES } from './states';
import { useExpenseDialogs } from './use-dialogs';
import { useViewer } from './use-viewer';

/** An expense's page, either standalone or within a job's pages: the receipt, the decision, and the purpose. */
export function ExpenseDetail({ query }: { query: Loaded<Expense> }) {
  const viewer = useViewer();
  const { edit, remove, dialogs } = useExpenseDialogs(() => navigate(hrefOf('expenses'), { replace: true }));
  useBreadcrumb({ title: query.data?.title });
  return (
    <>
      <DetailPage
        query={query}
        heading={(expense) => {
          const { title, status, amount, date, added_by } = expense;
          const allowed = allowedOn(expense, viewer);
          return {
            name: title,
            tag: <State of={EXPENSE_STATES} value={status} />,
            facts: [
              { icon: Wallet, label: t('field.expense.amount'), value: formatMoney(amount) },
              { icon: CalendarDays, label: t('field.expense.date'), value: formatDate(date) },
              { icon: UserRound, label: t('field.expense.added_by'), value: fullName(added_by) },
            ],
            actions: <ConfirmExpense expense={expense} />,
            more: [
              ...(allowed.edit ? [{ label: t('form.edit_expense'), icon: Pencil, onPick: () => edit(expense) }] : []),
              ...(allowed.remove ? [{ label: t('records.delete'), icon: Trash2, stops: true, onPick: () => remove(expense) }] : []),
            ],
            changes: { record: 'expenses', id: expense.id },
          };
        }}
      >
        {(expense) => (
          <ExpenseTrail expense={expense}>
            <Overview
              aside={
                <>
                  <ReceiptCard expense={expense} />
                  <HistoryCard expense={expense} />
                </>
              }
            >
              <ExpenseFacts expense={expense} />
            </Overview>
          </ExpenseTrail>
        )}
      </DetailPage>
      {dialogs}
    </>
  );
}

/** The receipt with the decision: A approves, R rejects. */
function ReceiptCard({ expense }: { expense: Expense }) {
  const allowed = allowedOn(expense, useViewer());
  const { run, pending } = useApproveExpense();
  const [rejecting, setRejecting] = useState(false);
  useEffect(() => markSeen(expense), [expense]);
  const approve = () => {
    if (!pending) void run({ id: expense.id });
  };
  const reject = () => setRejecting(true);
  useReviewKeys({ j: null, k: null, a: allowed.approve ? approve : null, r: allowed.reject ? reject : null });
  return (
    <Card title={t('records.receipt')}>
      <div className={styles.receipt}>
        <Receipt expense={expense} low={rejecting} />
        <Decision
          expense={expense}
          rejecting={rejecting}
          busy={pending}
          onApprove={approve}
          onReject={reject}
          onCancel={() => setRejecting(false)}
          onRejected={() => setRejecting(false)}
        />
      </div>
    </Card>
  );
}

/** The history of the expense, and its next step. */
function HistoryCard({ expense }: { expense: Expense }) {
  const knots = historyOf(expense).map((event, key) => ({ key, ...event }));
  return (
    <Card title={t('expense.history')}>
      <History knots={knots} />
    </Card>
  );
}
