import { buttonMessages } from '@careloom/contract/messages/button';
import { fieldExpenseMessages } from '@careloom/contract/messages/field-expense';
import { fieldInvoiceMessages } from '@careloom/contract/messages/field-invoice';
import { formMessages } from '@careloom/contract/messages/form';
import { publicFinanceMessages } from '@careloom/contract/messages/public-finance';
import { recordScreenMessages } from '@careloom/contract/messages/record-screens';
import { refusalMessages } from '@careloom/contract/messages/refusal';
import { addTexts } from '@careloom/shared/i18n';

/** Makes the texts of the finance screens known to `t`. The app and each slot load apart: each calls it. */
export const addFinanceTexts = () =>
  addTexts('finance', {
    ...buttonMessages,
    ...fieldExpenseMessages,
    ...fieldInvoiceMessages,
    ...publicFinanceMessages,
    ...recordScreenMessages,
    'form.expense_detail': formMessages['form.expense_detail'],
    'export.bad_link': refusalMessages['export.bad_link'],
  });
