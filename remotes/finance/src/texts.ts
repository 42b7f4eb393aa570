import { actionMessages } from '@careloom/contract/messages/action';
import { commonMessages } from '@careloom/contract/messages/common';
import { fieldExpenseMessages, fieldInvoiceMessages } from '@careloom/contract/messages/field-finance';
import { fieldShareMessages } from '@careloom/contract/messages/field-share';
import { fieldXeroMessages } from '@careloom/contract/messages/field-settings';
import { outcomeMessages } from '@careloom/contract/messages/outcomes';
import { createTranslator } from '@careloom/shared/i18n';
import { expenseTexts } from './expense/texts';
import { monthTexts } from './earnings/texts';
import { fairShareTexts } from './fair-shares/texts';
import { generateTexts } from './generate/texts';
import { invoiceTexts } from './invoice/texts';
import { reportTexts } from './reports/texts';
import { stuckTexts } from './stuck/texts';
import { trailTexts } from './trail/texts';
import { xeroTexts } from './xero/texts';

export const texts = {
  'button.download': 'Download',
  'earnings.title': 'Earned in {month}',
  'earnings.of': 'of {total} rostered',
  'earnings.month': '{month}: {amount}',
  'earnings.month_rostered': '{month}: {amount}, and {rostered} still rostered',
  'export.ready': 'The file is ready. This link works for five minutes after it was made.',
  'export.ask_again': 'Ask for a new one on the page of the report.',
  'xero.webhook_page': 'Xero sends its notices to this address. There is nothing to do here.',
  'records.noun_invoice': 'invoice',
  'records.noun_invoices': 'invoices',
  'option.invoice_status.generated': 'Generated',
  'option.invoice_status.awaiting': 'awaiting payment',
  'option.invoice_status.part_paid': 'Part paid',
  'option.invoice_status.paid': 'Paid',
  'option.invoice_status.void': 'Void',
  ...invoiceTexts,
  ...expenseTexts,
  ...generateTexts,
  ...fairShareTexts,
  ...monthTexts,
  ...reportTexts,
  ...stuckTexts,
  ...trailTexts,
  ...xeroTexts,
} as const;

/** The text of a key: from finance's texts, the contract's texts used here, or the menu labels. */
export const t = createTranslator(
  'finance',
  texts,
  actionMessages,
  commonMessages,
  outcomeMessages,
  fieldExpenseMessages,
  fieldInvoiceMessages,
  fieldShareMessages,
  fieldXeroMessages,
);
export type TextKey = Parameters<typeof t>[0];
