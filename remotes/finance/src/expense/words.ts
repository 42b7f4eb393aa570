import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of expenses that other features also show. */
export const expenseWords = {
  'option.expense_status.approved': 'Approved',
  'option.expense_status.rejected': 'Rejected',
  'records.noun_expense': 'expense',
  'records.noun_expenses': 'expenses',
  'confirm.approve_expense': 'Are you sure you want to approve this expense?',
} as const;

/** For files that use none of the feature's other texts. */
export const t = createTranslator('finance', expenseWords, ...tables);
