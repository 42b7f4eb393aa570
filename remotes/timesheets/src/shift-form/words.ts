import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of the shift form that other features also show. */
export const shiftFormWords = {
  'shift_form.add': 'Add shift',
  'shift_form.edit': 'Edit shift',
} as const;

/** For files that use none of the feature's other texts. */
export const t = createTranslator('timesheets', shiftFormWords, ...tables);
