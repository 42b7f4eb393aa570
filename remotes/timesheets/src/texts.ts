import { actionMessages } from '@careloom/contract/messages/action';
import { commonMessages, shiftStateMessages } from '@careloom/contract/messages/common';
import { fieldExpenseMessages } from '@careloom/contract/messages/field-finance';
import { fieldShiftMessages } from '@careloom/contract/messages/shift';
import { createTranslator } from '@careloom/shared/i18n';

/** The contract's text tables that the remote shows. Each feature has more in its own `texts.ts`, which is loaded with it. */
export const tables = [actionMessages, commonMessages, shiftStateMessages, fieldExpenseMessages, fieldShiftMessages] as const;

/** For files that show only the contract's texts and the labels of the menu. */
export const t = createTranslator('timesheets', ...tables);
