import { type RefObject, useEffect, useRef, useState } from 'react';
import { scanCsv, cellText } from '../csv/scan-csv';
import { tsvOf } from '../csv/write-csv';
import { type Change, WIDTH } from '../sheet/columns';
import type { Sheet } from '../sheet/sheet';

export interface Place {
  /** The index in the list of rows that are shown. */
  at: number;
  column: number;
}

/** The height of a row, in pixels. */
export const ROW = 38;

const between = (value: number, end: number) => Math.max(0, Math.min(value, end - 1));

/** The position, the selection and the input of the grid. @param list the shown rows */
export function useGrid(sheet: Sheet, list: Uint32Array, box: RefObject<HTMLDivElement | null>) {
  const [place, setPlace] = useState<Place>({ at: 0, column: 0 });
  const [anchor, setAnchor] = useState<Place | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  /** Whether the active cell receives the focus after the next render, and is scrolled into view. */
  const takesFocus = useRef(false);
  const isSought = useRef(false);
  const at = between(place.at, Math.max(1, list.length));
  const row = list[at];

  useEffect(() => {
    if (isSought.current) scrollTo(box.current, at);
    isSought.current = false;
    if (!takesFocus.current || draft !== null) return;
    takesFocus.current = false;
    box.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus({ preventScroll: true });
  });

  /** @param options `of`: the number of rows, if the list of rows is about to change */
  function goTo(to: Place, options: { extends?: boolean; of?: number } = {}): void {
    const next = { at: between(to.at, options.of ?? list.length), column: between(to.column, WIDTH) };
    setAnchor(options.extends ? (anchor ?? { at, column: place.column }) : null);
    setPlace(next);
    takesFocus.current = true;
    isSought.current = true;
  }

  /** Goes to a row of the sheet. @returns false if it is not shown */
  function goToRow(wanted: number, column: number): boolean {
    const found = indexOf(list, wanted);
    if (found >= 0) goTo({ at: found, column });
    return found >= 0;
  }

  const end = anchor ?? { at, column: place.column };
  const range = {
    top: Math.min(at, end.at),
    bottom: Math.max(at, end.at),
    left: Math.min(place.column, end.column),
    right: Math.max(place.column, end.column),
  };
  const places = function* () {
    for (let index = range.top; index <= range.bottom; index += 1)
      for (let column = range.left; column <= range.right; column += 1) yield { row: list[index] ?? 0, column };
  };

  /** @returns the number of cells that were changed */
  function paste(text: string): number {
    const block = blockOf(text);
    const [only] = block.length === 1 && block[0]?.length === 1 ? block[0] : [];
    if (only !== undefined) return sheet.change(Array.from(places(), (one) => ({ ...one, text: only })));
    const changes: Change[] = block.flatMap((cells, below) => {
      const to = list[range.top + below];
      return to === undefined ? [] : cells.map((cell, right) => ({ row: to, column: range.left + right, text: cell }));
    });
    return sheet.change(changes);
  }

  const copied = () =>
    tsvOf(
      Array.from({ length: range.bottom - range.top + 1 }, (_, below) =>
        Array.from({ length: range.right - range.left + 1 }, (_cell, right) =>
          sheet.cells.cell(list[range.top + below] ?? 0, range.left + right),
        ),
      ),
    );

  return {
    at,
    row,
    column: place.column,
    range,
    draft,
    setDraft,
    goTo,
    goToRow,
    paste,
    copied,
    clear: () => sheet.change(Array.from(places(), (one) => ({ ...one, text: '' }))),
    rowsInRange: () => Array.from(list.subarray(range.top, range.bottom + 1)),
    /** Focuses the active cell again after the next render. */
    refocus: () => {
      takesFocus.current = true;
    },
  };
}
export type Grid = ReturnType<typeof useGrid>;

/** Scrolls a row into view. The header of the grid covers the height of one row. */
function scrollTo(box: HTMLDivElement | null, at: number): void {
  if (!box) return;
  const top = at * ROW;
  const room = box.clientHeight - ROW * 2;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top > box.scrollTop + room) box.scrollTop = top - room;
}

/** Binary search in an ascending list; -1 if the row is not in it. */
function indexOf(list: Uint32Array, row: number): number {
  let [low, high] = [0, list.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = list[middle] ?? 0;
    if (found === row) return middle;
    if (found < row) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Parses clipboard text of a spreadsheet. Blank rows are kept as rows without cells. */
function blockOf(text: string): string[][] {
  const scanned = scanCsv(text, '\t');
  if (!scanned) return [[text]];
  const { bounds, starts, numbers } = scanned;
  const rows: string[][] = [];
  for (const [index, number] of numbers.entries()) {
    while (rows.length < number - 1) rows.push([]);
    const begin = starts[index] ?? 0;
    rows.push(
      Array.from({ length: (starts[index + 1] ?? 0) - begin }, (_, cell) =>
        cellText(text, bounds[(begin + cell) * 2] ?? 0, bounds[(begin + cell) * 2 + 1] ?? 0),
      ),
    );
  }
  return rows;
}
