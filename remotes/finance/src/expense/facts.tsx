import type { Expense } from '@careloom/contract/resources/expenses';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { t } from './texts';
import { Card, Facts } from '@careloom/shared/ui';

export function ExpenseFacts({ expense }: { expense: Expense }) {
  const facts = [
    { label: t('field.expense.description'), value: expense.description, whole: true },
    { label: t('field.expense.amount'), value: formatMoney(expense.amount) },
    { label: t('field.expense.date'), value: formatDate(expense.date) },
    { label: t('field.expense.worker'), value: expense.worker && fullName(expense.worker) },
    { label: t('field.expense.job'), value: expense.job.name },
    { label: t('field.expense.house'), value: expense.house.name },
    { label: t('field.expense.added_by'), value: fullName(expense.added_by) },
    { label: t('field.expense.approved_by'), value: expense.approved_by && fullName(expense.approved_by) },
    { label: t('field.expense.approved_date'), value: expense.approved_date && formatDate(expense.approved_date) },
    ...(expense.reject_reason ? [{ label: t('field.expense.reject_reason'), value: expense.reject_reason, whole: true }] : []),
  ];
  return (
    <Card title={t('form.expense_detail')}>
      <Facts facts={facts} />
    </Card>
  );
}
