import { MAX_SHEET_ROWS, SHEET_COLUMNS } from '@careloom/contract/resources/timesheets';
import { badSheet, readLines } from '../../platform/csv/read-lines';
import { unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';

export type Column = (typeof SHEET_COLUMNS)[number];
export type Cells = Record<Column, string>;

/** A row of a timesheet with its spreadsheet row number. */
export interface TimesheetRow {
  row: number;
  cells: Cells;
  /** Whether it has non-empty cells beyond the header, which come from an unquoted comma. */
  isTooLong: boolean;
}

/**
 * The rows of a timesheet, each with its cells by column. Columns may have any order, and additional columns with a header are ignored.
 * @throws 422 `error.csv` when the file is not a table of text, lacks a column (at `1.<column>`), or has too many rows; "No Records Found."
 * for none
 */
export async function readSheet(content: Buffer): Promise<TimesheetRow[]> {
  const { header, lines } = await readLines(content);
  if (header.length === 0) throw withoutRows();
  const places = placesOf(header);
  if (lines.length === 0) throw withoutRows();
  if (lines.length > MAX_SHEET_ROWS)
    throw badSheet({ file: [text('sheet.too_many_rows', { max: MAX_SHEET_ROWS.toLocaleString('en-AU') })] });
  // Spreadsheets may write empty columns after the last one.
  const width = header.findLastIndex((name) => name !== '') + 1;
  return lines.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(places.map(([column, at]) => [column, cells[at] ?? ''])) as Cells,
    isTooLong: cells.slice(width).some((cell) => cell !== ''),
  }));
}

const withoutRows = () => unprocessable('error.no_records_dot', {}, { file: [text('sheet.no_rows')] });

function placesOf(header: readonly string[]): [Column, number][] {
  const names = header.map((name) => name.toLowerCase());
  const missing = SHEET_COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    const errors = missing.map((column): [string, string[]] => [`1.${column}`, [text('sheet.missing_column', { column })]]);
    throw badSheet(Object.fromEntries(errors));
  }
  return SHEET_COLUMNS.map((column) => [column, names.indexOf(column)]);
}
