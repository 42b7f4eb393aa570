import { actionMessages } from '@careloom/contract/messages/action';
import { commonMessages, shiftStateMessages } from '@careloom/contract/messages/common';
import { fieldExpenseMessages } from '@careloom/contract/messages/field-finance';
import { fieldShiftMessages } from '@careloom/contract/messages/shift';
import { createTranslator } from '@careloom/shared/i18n';

/** Words of several things. */
const texts = {
  'amount.title': 'Why this amount',
  'calendar.previous': 'Previous',
  'calendar.next': 'Next',
  'calendar.today': 'Today',
  'calendar.choose_date': 'Choose a date',
  'calendar.shifts': '{count} shifts',
  'calendar.shifts_one': '1 shift',
  'calendar.sleep_overs': '{count} sleep overs',
  'calendar.sleep_overs_one': '1 sleep over',
  'fill.title': 'Fill for me',
  'replacement.title': 'Find a replacement',
  'replacement.title_unfilled': 'Find a worker',
  'replacement.post_a_job': 'Post as a job',
  'roster.clash_copied': 'Worker already on another shift at the same time.',
  'form.upload_timesheet_csv': 'Upload Timesheet CSV',
  'field.shift.fee': 'Fee',
  'shift.yes': 'Yes',
  'shift.no': 'No',
  'shift.wake_ups': 'Wake-ups',
  'shift_form.add': 'Add shift',
  'shift_form.edit': 'Edit shift',
  'records.unfilled': 'Unfilled',
  'records.noun_shift': 'shift',
  'records.noun_shifts': 'shifts',
  'option.shift_kind.active_night': 'Active Night',
} as const;

/** The tables that all files of the remote read. Each thing has further ones in its own `texts.ts`, which is loaded with it. */
export const tables = [texts, actionMessages, commonMessages, shiftStateMessages, fieldExpenseMessages, fieldShiftMessages] as const;

/** The text of a key of several things, from the contract's texts used here, or the menu labels. */
export const t = createTranslator('timesheets', ...tables);
