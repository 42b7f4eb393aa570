import { commonMessages } from '@careloom/contract/messages/common';
import { fieldExpenseMessages } from '@careloom/contract/messages/field-expense';
import { fieldShiftMessages } from '@careloom/contract/messages/field-shift';
import { createTranslator } from '@careloom/shared/i18n';

/** The words of timesheets. */
export const texts = {
  'records.unfilled': 'Unfilled',
  'records.noun_shift': 'shift',
  'records.noun_shifts': 'shifts',
  'option.shift_kind.active_night': 'Active Night',
  'option.shift_kind.overnight': 'Overnight',
} as const;

/** The text of a key: of the words of timesheets, of what the contract says here, or of the menu. */
export const t = createTranslator('timesheets', texts, commonMessages, fieldExpenseMessages, fieldShiftMessages);
