import { actionMessages } from '@careloom/contract/messages/action';
import { commonMessages } from '@careloom/contract/messages/common';
import { fieldExpenseMessages, fieldInvoiceMessages } from '@careloom/contract/messages/field-finance';
import { fieldShareMessages } from '@careloom/contract/messages/field-share';
import { fieldXeroMessages } from '@careloom/contract/messages/field-settings';
import { outcomeMessages } from '@careloom/contract/messages/outcomes';
import { createTranslator } from '@careloom/shared/i18n';

/** Words of several things. */
const texts = {
  'option.expense_status.approved': 'Approved',
  'option.expense_status.rejected': 'Rejected',
  'records.noun_expense': 'expense',
  'records.noun_expenses': 'expenses',
  'confirm.approve_expense': 'Are you sure you want to approve this expense?',
  'button.pay': 'Pay',
  'invoice.open': 'Open',
  'invoice.due': 'Due',
  'invoice.lines': 'Lines',
  'invoice.description': 'Description',
  'invoice.expenses': 'Expenses',
  'invoice.gst': 'GST',
  'stuck.why': 'Why',
  'records.noun_invoice': 'invoice',
  'records.noun_invoices': 'invoices',
  'option.invoice_status.awaiting': 'awaiting payment',
  'trail.not_synced': 'Not synced',
  'trail.overdue': '{count} days overdue',
  'trail.overdue_one': '1 day overdue',
  'xero.contact.find': 'Find contact',
  'xero.invoices': 'Xero Invoices',
} as const;

/** The tables that all files of the remote read. Each thing has further ones in its own `texts.ts`, which is loaded with it. */
export const tables = [
  texts,
  actionMessages,
  commonMessages,
  outcomeMessages,
  fieldExpenseMessages,
  fieldInvoiceMessages,
  fieldShareMessages,
  fieldXeroMessages,
] as const;

/** The text of a key of several things, from the contract's texts used here, or the menu labels. */
export const t = createTranslator('finance', ...tables);
