import { buttonMessages } from '@careloom/contract/messages/button';
import { fieldExpenseMessages } from '@careloom/contract/messages/field-expense';
import { fieldInvoiceMessages } from '@careloom/contract/messages/field-invoice';
import { formMessages } from '@careloom/contract/messages/form';
import { recordScreenMessages } from '@careloom/contract/messages/record-screens';
import { addTexts } from '@careloom/shared/i18n';

/** Makes the texts of the finance screens known to `t`. The app and each slot load apart: each calls it. */
export const addFinanceTexts = () =>
  addTexts('finance', {
    ...buttonMessages,
    ...fieldExpenseMessages,
    ...fieldInvoiceMessages,
    ...recordScreenMessages,
    'form.expense_detail': formMessages['form.expense_detail'],
  });
