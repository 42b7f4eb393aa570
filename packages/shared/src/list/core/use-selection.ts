import { useEffect, useRef, useState } from 'react';

export interface ListSelection<Row> {
  rows: readonly Row[];
  has: (key: number) => boolean;
  toggle: (row: Row, on: boolean) => void;
  /** Selects or deselects all rows of a page. */
  toggleAll: (page: readonly Row[], on: boolean) => void;
  clear: () => void;
}

/** The selected rows. They stay selected when the page changes, and are cleared when search or filters change. */
export function useListSelection<Row>(
  keyOf: (row: Row) => number,
  scope: string,
  onSelection?: (rows: readonly Row[]) => void,
): ListSelection<Row> {
  const [held, setHeld] = useState<{ scope: string; rows: readonly Row[] }>({ scope, rows: [] });
  const rows = held.scope === scope ? held.rows : [];
  const latestOnSelection = useRef(onSelection);
  useEffect(() => {
    latestOnSelection.current = onSelection;
  });
  const select = (next: readonly Row[]) => {
    setHeld({ scope, rows: next });
    latestOnSelection.current?.(next);
  };
  const withoutRows = (removed: readonly Row[]) => {
    const keys = new Set(removed.map(keyOf));
    return rows.filter((row) => !keys.has(keyOf(row)));
  };
  const keys = new Set(rows.map(keyOf));
  return {
    rows,
    has: (key) => keys.has(key),
    toggle: (row, on) => select(on ? [...withoutRows([row]), row] : withoutRows([row])),
    toggleAll: (page, on) => select(on ? [...withoutRows(page), ...page] : withoutRows(page)),
    clear: () => select([]),
  };
}
