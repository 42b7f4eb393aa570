import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';
import { expenseWords } from '../expense/words';
import { invoiceWords } from '../invoice/words';
import { exportTexts } from './export-texts';

/** Texts of the reports. */
const reportTexts = {
  'report.rows': 'Rows of the report',
  'report.by.house': 'By house',
  'report.by.worker': 'By worker',
  'report.by.month': 'By month',
  'report.by.invoice': 'By invoice',
  'report.by.expense': 'By expense',
  'report.head.house': 'House',
  'report.head.worker': 'Worker',
  'report.head.month': 'Month',
  'report.head.invoice': 'Invoice',
  'report.head.expense': 'Expense',
  'report.several_houses': 'Several houses',
  'report.no_worker': 'No worker',
  'report.invoices': 'Invoices',
  'report.expenses': 'Expenses',
  'report.paid_and_due': 'Paid and due',
  'report.of_states': 'Approved, pending, rejected',
  'report.paid': 'Paid {amount}',
  'report.due': 'Due {amount}',
  'report.equation': 'How the totals are made',
  'report.pending': 'Pending',
  'report.noun.house': 'house',
  'report.noun.houses': 'houses',
  'report.noun.worker': 'worker',
  'report.noun.workers': 'workers',
  'report.noun.month': 'month',
  'report.noun.months': 'months',
  'report.export': 'Export',
  'report.export_pdf': 'PDF, to print or send',
  'report.export_xlsx': 'Excel, amounts as numbers',
  'report.export_csv': 'CSV, one line for each record',
  'report.file_going': '{done} of {total}. Goes on if you leave this page.',
  'report.file_ready': '{count} records, kept for a day',
  'report.file_ready_one': '1 record, kept for a day',
  'report.file_refused': '{name} could not be made',
  'report.file_stop': 'Stop',
  'report.file_remove': 'Remove',
} as const;

export const t = createTranslator('finance', reportTexts, exportTexts, expenseWords, invoiceWords, ...tables);
