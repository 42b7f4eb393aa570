/** Errors of a sheet as a whole, as opposed to one of its cells. */
export const sheetMessages = {
  'sheet.unreadable': 'The file could not be read. Save it as CSV UTF-8.',
  'sheet.no_rows': 'The file has no rows.',
  'sheet.too_many_rows': 'A file may have {max} rows at most.',
  'sheet.missing_column': 'The column {column} is missing.',
  'sheet.unknown_column': 'The column {column} is not known.',
  'sheet.extra_cells': 'The row has more cells than the header.',
} as const;

export const uploadMessages = {
  'success.upload_reversed': 'Upload reversed successfully.',
  'upload.reversed': 'This upload is already reversed.',
  'upload.used': '{name} was used or changed since, so this upload can not be reversed.',
} as const;

/** Texts of reports: a refusal, a filter's label, and file names. */
export const reportMessages = {
  'report.too_long': 'A report may have {max} rows at most. Choose fewer by its filters.',
  'records.from_to': 'Date',
  'file.gst': 'GST',
  'file.invoice_report': 'invoice_report.pdf',
  'file.expense_report': 'expense_report.pdf',
  'file.expense_report_csv': 'expense_report.csv',
  'file.invoice_report_csv': 'invoice_report.csv',
  'file.expense_report_xlsx': 'expense_report.xlsx',
  'file.invoice_report_xlsx': 'invoice_report.xlsx',
} as const;
