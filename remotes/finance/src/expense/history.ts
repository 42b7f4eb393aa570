import type { Expense } from '@careloom/contract/resources/expenses';
import type { Knot } from '@careloom/shared/detail';
import { formatDate, fullName } from '@careloom/shared/format';
import { t } from './texts';

const line = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

const day = (value: string | null | undefined) => value && formatDate(value);
const name = (person: Expense['worker'] | undefined) => person && fullName(person);

/** The history of an expense, latest first, and its next steps. An earlier server does not send who rejected it, and when. */
export function historyOf(expense: Expense): Omit<Knot, 'key'>[] {
  const { status, added_by, created_at, changed_by, approved_by, approved_date, decided_by, decided_on, reject_reason, invoice } = expense;
  return [
    ...(status === 'pending' ? [{ title: t('expense.history.waits'), toCome: true }] : []),
    ...(invoice ? [{ title: t('expense.history.invoiced', { number: invoice.number }) }] : []),
    ...(status === 'approved' ? [{ title: t('expense.history.approved'), line: line(day(approved_date), name(approved_by)) }] : []),
    ...(status === 'rejected'
      ? [{ title: t('expense.history.rejected'), line: line(day(decided_on), name(decided_by), reject_reason), tone: 'stopped' as const }]
      : []),
    ...(expense.awaits_worker === 1 ? [{ title: t('expense.history.with_worker'), tone: 'waiting' as const }] : []),
    ...(changed_by ? [{ title: t('expense.history.changed'), line: fullName(changed_by) }] : []),
    { title: t('expense.history.added'), line: line(day(created_at), fullName(added_by)) },
  ];
}
