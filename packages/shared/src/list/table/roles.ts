/** Written out, though a table has them by itself: rows drawn as cards (`display: flex`) would lose them in some browsers. */
export const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  /** A group that owns no row is none. */
  none: { role: 'presentation' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
