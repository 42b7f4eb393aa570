import { actionMessages } from '@careloom/contract/messages/action';
import { commonMessages } from '@careloom/contract/messages/common';
import { fieldExpenseMessages, fieldInvoiceMessages } from '@careloom/contract/messages/field-finance';
import { fieldShareMessages } from '@careloom/contract/messages/field-share';
import { fieldXeroMessages } from '@careloom/contract/messages/field-settings';
import { outcomeMessages } from '@careloom/contract/messages/outcomes';
import { createTranslator } from '@careloom/shared/i18n';

/** The contract's text tables that the remote shows. Each feature has more in its own `texts.ts`, which is loaded with it. */
export const tables = [
  actionMessages,
  commonMessages,
  outcomeMessages,
  fieldExpenseMessages,
  fieldInvoiceMessages,
  fieldShareMessages,
  fieldXeroMessages,
] as const;

/** For files that show only the contract's texts and the labels of the menu. */
export const t = createTranslator('finance', ...tables);
