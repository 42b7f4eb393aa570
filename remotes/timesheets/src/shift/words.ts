import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of shifts that other features also show. */
export const shiftWords = {
  'field.shift.fee': 'Fee',
  'shift.yes': 'Yes',
  'shift.no': 'No',
  'shift.wake_ups': 'Wake-ups',
  'records.unfilled': 'Unfilled',
  'records.noun_shift': 'shift',
  'records.noun_shifts': 'shifts',
  'option.shift_kind.active_night': 'Active Night',
  'option.shift_kind.overnight': 'Overnight',
} as const;

/** For files that use none of the feature's other texts. */
export const t = createTranslator('timesheets', shiftWords, ...tables);
