import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';
import { shiftWords } from '../shift/words';
import { shiftFormWords } from './words';

/** Texts of the shift form. */
const shiftFormTexts = {
  'shift_form.next_day': 'Overnight: it ends on {day}.',
  'shift_form.fold': '{time} comes twice on this day. Which one?',
  'shift_form.fold_first': 'The first',
  'shift_form.fold_second': 'The second',
  'shift_form.holiday': 'Public holiday',
  'shift_form.holiday_help': 'Only for a holiday that is missing from the calendar.',
  'shift_form.draft': 'Draft',
  'shift_form.draft_help': 'A draft may have no worker. Nobody is told of it until it is published.',
  'shift_form.publish': 'Published',
  'shift_form.sleep_over_help': 'Its night is fixed at 22:00 to 06:00.',
  'shift_form.reassign': 'Reassign',
  'shift_form.not_reassigned': 'It is not saved: the worker is on another shift at the same time.',
  'shift_form.price': 'What it costs',
  'shift_form.price_none': 'The price is shown here once job, date and times are there.',
  'shift_form.price_wait': 'Working out the price',
  'shift_form.priced': '{cost}, {hours}',
  'shift_form.sum': '{count} shifts',
  'shift_form.sum_one': '1 shift',
  'shift_form.days': 'Each day',
  'shift_form.clash': 'The worker is on another shift at the same time. You are asked before they are moved.',
  'shift_form.before': 'Before',
  'shift_form.after': 'Now',
  'shift_form.difference': 'Difference',
  'shift_form.unchanged': 'The amount stays as it is.',
  'shift_form.stale': 'Somebody else has changed this shift since you opened it.',
  'shift_form.stale_what': '{label}: {before} is now {after}.',
  'shift_form.stale_load': 'Load the latest',
  'shift_form.stale_kept': 'Nothing is saved yet. What you typed is kept.',
  'shift_form.nothing': 'nothing',
  'shift_form.approved_again': 'It is approved. If what is paid changes, it has to be approved again, by somebody else than you.',
  'shift_form.submitted_again': 'It is submitted. If what is paid changes, it goes back to its worker, who is told and submits it again.',
  'shift_form.wake_up': 'Wake-up {number}',
  'shift_form.wake_up_start': 'Woken at',
  'shift_form.wake_up_end': 'Until',
  'shift_form.wake_up_note': 'What was done',
  'shift_form.wake_up_add': 'Add a wake-up',
  'shift_form.wake_up_remove': 'Remove wake-up {number}',
  'shift_form.wake_up_none': 'Nobody woke the worker.',
} as const;

export const t = createTranslator('timesheets', shiftFormTexts, shiftWords, shiftFormWords, ...tables);
export type TextKey = Parameters<typeof t>[0];
