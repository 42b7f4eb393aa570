/** Errors of a sheet as a whole, as opposed to one of its cells. */
export const sheetMessages = {
  'sheet.unreadable': 'The file could not be read. Save it as CSV UTF-8.',
  'sheet.no_rows': 'The file has no rows.',
  'sheet.too_many_rows': 'A file may have {max} rows at most.',
  'sheet.missing_column': 'The column {column} is missing.',
  'sheet.unknown_column': 'The column {column} is not known.',
  'sheet.extra_cells': 'The row has more cells than the header.',
} as const;
