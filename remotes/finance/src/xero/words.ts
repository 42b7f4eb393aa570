import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of the connection to Xero that other features also show. */
export const xeroWords = {
  'xero.contact.find': 'Find contact',
  'xero.invoices': 'Xero Invoices',
} as const;

/** For files that use none of the feature's other texts. */
export const t = createTranslator('finance', xeroWords, ...tables);
