import type { ExpenseGroups } from '@careloom/contract/resources/report-groups';
import { formatMoney } from '@careloom/shared/format';
import { centsOf } from '../invoice/money';
import { t } from './texts';
import type { Term } from './equation';
import type { BarPart } from './parts-bar';
import { COMING } from './totals-card';

type Sums = ExpenseGroups['totals'];

/** Sums of typical length that reserve the space while loading. */
export const EXPENSES_COMING: Sums = { expenses: 0, pending: COMING, approved: COMING, rejected: COMING, amount: COMING };

/** The amounts by state, which add up to the total. */
export const expenseTerms = ({ approved, pending, rejected, amount }: Sums): Term[] => [
  { sign: '', label: t('option.expense_status.approved'), amount: approved },
  { sign: '+', label: t('report.pending'), amount: pending },
  { sign: '+', label: t('option.expense_status.rejected'), amount: rejected },
  { sign: '=', label: t('field.expense.amount'), amount },
];

export const partsByState = ({ approved, pending, rejected }: Pick<Sums, 'approved' | 'pending' | 'rejected'>): BarPart[] => [
  { tone: 'done', cents: centsOf(approved), words: `${t('option.expense_status.approved')} ${formatMoney(approved)}` },
  { tone: 'open', cents: centsOf(pending), words: `${t('report.pending')} ${formatMoney(pending)}` },
  { tone: 'stopped', cents: centsOf(rejected), words: `${t('option.expense_status.rejected')} ${formatMoney(rejected)}` },
];
