import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';
import { invoiceWords } from '../invoice/words';
import { stuckWords } from '../stuck/words';
import { xeroTexts } from './texts';
import { xeroWords } from './words';

/** Texts of the list of invoices in Xero, and of a single bill. */
const billTexts = {
  'xero.column.status': 'Status in Xero',
  'xero.column.sync': 'Sync',
  'xero.in_xero': 'In Xero',
  'xero.refresh': 'Ask Xero again',
  'xero.bill': '{number} in Xero',
  'xero.bill.contact': 'Contact',
} as const;

export const t = createTranslator('finance', billTexts, xeroTexts, xeroWords, invoiceWords, stuckWords, ...tables);
