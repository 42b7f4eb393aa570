import { sheetMessages } from '@careloom/contract/messages/files';
import { MAX_SHEET_ROWS, SHEET_COLUMNS } from '@careloom/contract/resources/timesheets';
import { cellText, scanCsv, type Scanned } from '../csv/scan-csv';
import { withoutEscape } from '../csv/write-csv';
import type { ReadSheet } from './cells';
import { columnName, WIDTH } from './columns';

/** The parsed sheet, or the errors of an invalid one. */
export type Reading = { sheet: ReadSheet } | { refusal: readonly string[] };

const refuse = (key: keyof typeof sheetMessages, values: Record<string, string> = {}): string =>
  sheetMessages[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

export const UNREADABLE: Reading = { refusal: [refuse('sheet.unreadable')] };

/**
 * Reads the rows of a sheet. The columns may be in any order; other columns with a header are ignored, as on the server.
 * @param delimiter a tab for rows copied from a spreadsheet: without a header, their columns are in the order of `SHEET_COLUMNS`
 */
export function readSheet(text: string, delimiter: ',' | '\t' = ','): Reading {
  const scanned = text.includes('\0') ? null : scanCsv(text, delimiter);
  if (!scanned) return UNREADABLE;
  const heads = headsOf(text, scanned);
  const isHeadless = delimiter === '\t' && !SHEET_COLUMNS.some((column) => heads.includes(column));
  const columns: readonly string[] = isHeadless ? SHEET_COLUMNS : heads;
  const missing = SHEET_COLUMNS.filter((column) => !columns.includes(column));
  const first = isHeadless ? 0 : 1;
  const rows = scanned.numbers.length - first;
  if (rows < 0) return { refusal: [refuse('sheet.no_rows')] };
  if (missing.length > 0) return { refusal: missing.map((column) => refuse('sheet.missing_column', { column })) };
  if (rows === 0) return { refusal: [refuse('sheet.no_rows')] };
  if (rows > MAX_SHEET_ROWS) return { refusal: [refuse('sheet.too_many_rows', { max: MAX_SHEET_ROWS.toLocaleString('en-AU') })] };
  const places = SHEET_COLUMNS.map((column) => columns.indexOf(column));
  // Spreadsheets may write empty columns after the last one.
  const width = columns.findLastIndex((column) => column !== '') + 1;
  return { sheet: layOut(text, scanned, { first, places, width }) };
}

const headsOf = (text: string, { bounds, starts }: Scanned): string[] =>
  Array.from({ length: starts[1] ?? 0 }, (_, cell) => columnName(cellText(text, bounds[cell * 2] ?? 0, bounds[cell * 2 + 1] ?? 0)));

interface Layout {
  /** The index of the first row below the header. */
  first: number;
  /** The index in the file of each column of the sheet. */
  places: readonly number[];
  /** The number of columns of the file, up to the last one with a header. */
  width: number;
}

/** Brings the cells into the order of the columns. A missing cell is empty. */
function layOut(text: string, { bounds, starts, numbers }: Scanned, { first, places, width }: Layout): ReadSheet {
  const rows = numbers.length - first;
  const placed = new Uint32Array(rows * WIDTH * 2);
  const extras = new Map<number, string>();
  for (let row = 0; row < rows; row += 1) {
    const begin = starts[row + first] ?? 0;
    const count = (starts[row + first + 1] ?? 0) - begin;
    for (const [column, place] of places.entries()) {
      if (place >= count) continue;
      const at = (row * WIDTH + column) * 2;
      placed[at] = bounds[(begin + place) * 2] ?? 0;
      placed[at + 1] = bounds[(begin + place) * 2 + 1] ?? 0;
    }
    const last = lastFilled(bounds, begin, count);
    if (last >= width) {
      const [from = 0, to = 0] = [bounds[(begin + width) * 2], bounds[(begin + last) * 2 + 1]];
      extras.set(row, withoutEscape(last === width ? cellText(text, from, to) : text.slice(from, to)));
    }
  }
  return { text, bounds: placed, numbers: first === 0 ? numbers.map((number) => number + 1) : numbers.slice(first), extras };
}

/** The index in its row of the last cell that is not empty; -1 if all are empty. @param begin the index of the row's first cell */
function lastFilled(bounds: Scanned['bounds'], begin: number, count: number): number {
  let last = count - 1;
  while (last >= 0 && bounds[(begin + last) * 2] === bounds[(begin + last) * 2 + 1]) last -= 1;
  return last;
}
