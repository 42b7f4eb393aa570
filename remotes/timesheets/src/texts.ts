import { fieldExpenseMessages } from '@careloom/contract/messages/field-expense';
import { fieldShiftMessages } from '@careloom/contract/messages/field-shift';
import { recordScreenMessages } from '@careloom/contract/messages/record-screens';
import { addTexts } from '@careloom/shared/i18n';

/** Makes the texts of the timesheet screens known to `t`. The app and the slot load apart: each calls it. */
export const addTimesheetTexts = () =>
  addTexts('timesheets', {
    ...fieldShiftMessages,
    ...recordScreenMessages,
    'field.expense.status': fieldExpenseMessages['field.expense.status'],
  });
