import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';
import { trailWords } from './words';

/** Texts of the trail of an approved amount. */
const trailTexts = {
  'trail.title': 'From the expense to payment',
  'trail.added': 'Added',
  'trail.approved': 'Approved',
  'trail.rejected': 'Rejected',
  'trail.invoiced': 'Invoiced',
  'trail.not_yet': 'Not yet',
  'trail.less_fee': '{day}, less fee {fee}',
  'trail.shared': 'Together with work of other houses',
  'trail.xero': 'Xero',
  'trail.xero_failed': 'Xero, sync failed',
  'trail.xero_queued': 'On its way to Xero',
  'trail.in_xero': 'In Xero',
  'trail.paid': 'Paid',
  'trail.part_paid': 'Part paid',
  'trail.paid_on': '{amount} on {day}',
  'trail.taken_back': '{amount} taken back',
  'trail.still_due': '{amount} still due',
  'trail.due_by': 'Due by {day}',
} as const;

export const t = createTranslator('finance', trailTexts, trailWords, ...tables);
