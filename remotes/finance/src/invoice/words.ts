import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Words of invoices that other things show as well. */
export const invoiceWords = {
  'button.pay': 'Pay',
  'invoice.open': 'Open',
  'invoice.due': 'Due',
  'invoice.lines': 'Lines',
  'invoice.description': 'Description',
  'invoice.expenses': 'Expenses',
  'invoice.gst': 'GST',
  'records.noun_invoice': 'invoice',
  'records.noun_invoices': 'invoices',
} as const;

/** For files that use none of the feature's other texts. */
export const t = createTranslator('finance', invoiceWords, ...tables);
