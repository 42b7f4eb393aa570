export const reportMessages = {
  'report.too_long': 'A report may have {max} rows at most. Choose fewer by its filters.',
} as const;
