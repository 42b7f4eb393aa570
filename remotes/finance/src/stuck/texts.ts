import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';
import { expenseWords } from '../expense/words';
import { trailWords } from '../trail/words';
import { stuckWords } from './words';

/** Texts of the list of waiting records. */
const stuckTexts = {
  'stuck.title': 'What is stuck',
  'stuck.lanes': 'Stages',
  'stuck.noun': 'record',
  'stuck.nouns': 'records',
  'stuck.what': 'What',
  'stuck.house': 'House',
  'stuck.stage': 'Waits for',
  'stuck.days': 'For',
  'stuck.days_of': '{count} days',
  'stuck.days_of_one': '1 day',
  'stuck.today': 'since today',
  'stuck.amount': 'Amount',
  'stuck.next': 'Next step',
  'stuck.oldest': 'for up to {count} days',
  'stuck.oldest_one': 'for up to 1 day',
  'stuck.stage.not_submitted': 'Timesheet',
  'stuck.stage.not_approved': 'Approval',
  'stuck.stage.not_invoiced': 'Invoice',
  'stuck.stage.not_in_xero': 'Xero',
  'stuck.stage.not_paid': 'Payment',
  'stuck.kind.shift': 'Shift',
  'stuck.kind.expense': 'Expense',
  'stuck.kind.invoice': 'Invoice',
  'stuck.awaits_worker': 'Its worker has to answer a change first.',
  'stuck.none': 'Nothing waits for anybody.',
  'stuck.step.open': 'Open',
  'stuck.step.review': 'Review',
  'stuck.confirm_shift': 'Are you sure you want to approve this timesheet?',
} as const;

export const t = createTranslator('finance', stuckTexts, expenseWords, trailWords, stuckWords, ...tables);
