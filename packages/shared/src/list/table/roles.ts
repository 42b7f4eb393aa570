/** Explicit roles, though a table has them implicitly: some browsers drop them when rows are displayed as cards (`display: flex`). */
export const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  /** A row group without rows is invalid. */
  none: { role: 'presentation' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
