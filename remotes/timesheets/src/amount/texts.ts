import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';
import { amountWords } from './words';

/** Texts of the amount's figure and of the table of its lines. */
const amountTexts = {
  'amount.lines': 'Lines of the amount',
  'amount.time': 'Time',
  'amount.part': 'Part',
  'amount.minutes': 'Minutes',
  'amount.rate': 'Rate',
  'amount.amount': 'Amount',
  'amount.weekday': 'Weekday',
  'amount.saturday': 'Saturday',
  'amount.sunday': 'Sunday',
  'amount.holiday': 'Public holiday',
  'amount.overnight': '{day}, overnight',
  'amount.active_night': '{day}, active night',
  'amount.wake_up': 'Wake-up',
  'amount.wake_up_at_least': 'Wake-up, 60 minutes at least',
  'amount.of_minutes': '{minutes} min',
  'amount.fixed': 'fixed',
  'amount.by_hours': '{hours} h × {rate}',
  'amount.sleep_over': 'sleep over, fixed',
  'amount.awake': '{minutes} min awake',
  'amount.awake_paid': '{minutes} min awake, {paid} paid',
  'amount.lost': '{from} is {to}',
  'amount.gained': '{hour} again',
  'amount.day': '{day}, {kind}',
  'amount.none': 'A shift is priced once it has a worker.',
} as const;

export const t = createTranslator('timesheets', amountTexts, amountWords, ...tables);
