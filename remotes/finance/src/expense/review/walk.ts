/** The row shown beside the list: by its id, or by its index if the row is gone or the page has changed. */
export interface Shown {
  id: number | null;
  at: number;
}

interface Row {
  id: number;
  status: string;
}

export const FIRST: Shown = { id: null, at: 0 };
/** The last row of a page. */
export const LAST: Shown = { id: null, at: Number.MAX_SAFE_INTEGER };

/** Index of the shown row; -1 in an empty list. If the row left the list, the index of the row that took its place. */
export function indexOf({ id, at }: Shown, rows: readonly Row[]): number {
  const found = rows.findIndex((row) => row.id === id);
  return found >= 0 ? found : Math.min(at, rows.length - 1);
}

export type Step = { to: Shown } | { turn: 1 | -1 } | null;

/** The target of a step: a row, another page, or null. `page` and `last` are page numbers. */
export function stepFrom(shown: Shown, rows: readonly Row[], by: 1 | -1, { page, last }: { page: number; last: number }): Step {
  const at = indexOf(shown, rows) + by;
  const row = rows[at];
  if (row) return { to: { id: row.id, at } };
  const target = page + by;
  return rows.length > 0 && target >= 1 && target <= last ? { turn: by } : null;
}

/** The row shown after a decision: the next pending row, or the same row if there is none. */
export function afterDecision(shown: Shown, rows: readonly Row[]): Shown {
  const at = indexOf(shown, rows);
  const next = rows.findIndex(({ status }, index) => index > at && status === 'pending');
  const row = rows[next];
  return row ? { id: row.id, at: next } : { id: rows[at]?.id ?? null, at: Math.max(at, 0) };
}
