/** Texts of reports: a refusal, a filter's label, and file names. */
export const reportMessages = {
  'report.too_long': 'A report may have {max} rows at most. Choose fewer by its filters.',
  'records.from_to': 'Date',
  'file.invoice_report': 'invoice_report.pdf',
  'file.expense_report': 'expense_report.pdf',
  'file.expense_report_csv': 'expense_report.csv',
  'file.invoice_report_csv': 'invoice_report.csv',
} as const;
