import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';
import { invoiceWords } from '../invoice/words';
import { xeroWords } from '../xero/words';

const generateTexts = {
  'generate.title': 'Generate invoices',
  'generate.work': 'Approved work without an invoice',
  'generate.house': 'House',
  'generate.all_houses': 'All houses',
  'generate.from': 'From',
  'generate.to': 'To',
  'generate.none_here': 'Every approved shift and expense of this house and these days has its invoice.',
  'generate.everything': 'Everything',
  'generate.shifts': '{count} shifts',
  'generate.shifts_one': '1 shift',
  'generate.expenses': '{count} expenses',
  'generate.expenses_one': '1 expense',
  'generate.show_of': 'Show the work of {name}',
  'generate.hide_of': 'Hide the work of {name}',
  'generate.shift': '{day}, {name}, {hours} h',
  'generate.more': 'There is more: these are the oldest. Generate again for the rest.',
  'generate.none': 'Every approved shift and expense has its invoice.',
  'generate.preview': 'Preview',
  'generate.preview_of': 'Invoices',
  'generate.becomes': '{count} invoices, {amount}',
  'generate.becomes_one': '1 invoice, {amount}',
  'generate.left_out': 'Left out',
  'generate.left': '{name}: {reason}',
  'generate.unknown': 'Not found',
  'generate.not_in_xero': 'Nothing was generated: Xero has no contact for these workers.',
  'generate.find_contact_of': 'Find contact of {name}',
  'generate.use_contact': 'Use this contact',
  'generate.nothing': 'Nothing is selected.',
  'generate.run': 'Generate {count} invoices',
  'generate.run_one': 'Generate 1 invoice',
} as const;

export const t = createTranslator('finance', generateTexts, invoiceWords, xeroWords, ...tables);
