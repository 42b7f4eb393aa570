import type { Expense } from '@careloom/contract/resources/expenses';
import type { Knot } from '@careloom/shared/detail';
import { formatDate, fullName } from '@careloom/shared/format';
import { t } from '../texts';

const line = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** What happened to an expense, latest first, and what is still to come. */
export function historyOf(expense: Expense): Omit<Knot, 'key'>[] {
  const { status, added_by, approved_by, approved_date, reject_reason, invoice, awaits_worker } = expense;
  const approvedOn = approved_date && formatDate(approved_date);
  return [
    ...(status === 'pending' ? [{ title: t('expense.history.waits'), toCome: true }] : []),
    ...(invoice ? [{ title: t('expense.history.invoiced', { number: invoice.number }) }] : []),
    ...(status === 'approved'
      ? [{ title: t('expense.history.approved'), line: line(approvedOn, approved_by && fullName(approved_by)) }]
      : []),
    ...(status === 'rejected' ? [{ title: t('expense.history.rejected'), line: reject_reason, tone: 'stopped' as const }] : []),
    ...(awaits_worker === 1 ? [{ title: t('expense.history.changed'), tone: 'waiting' as const }] : []),
    { title: t('expense.history.added'), line: fullName(added_by) },
  ];
}
