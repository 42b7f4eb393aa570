import { MAX_SHEET_ROWS, type SheetColumns } from '@careloom/contract/resources/imports';
import { invalidField } from '../http/errors';
import { text } from '../http/text';
import type { Upload } from '../http/upload';
import { badSheet, readLines } from './read-lines';

/** The success text for a valid sheet. */
export const sheetSuccess = ({ body }: { body: { dry_run: 0 | 1 } }) => (body.dry_run === 1 ? 'success.sheet_checked' : 'success.imported');

/** A row with its spreadsheet row number (the header is 1) and its cells by column; a missing cell is empty. */
export interface SheetRow {
  row: number;
  cells: Record<string, string>;
}

/**
 * Reads an uploaded sheet. The header may list its columns in any order and in either spelling ("First Name"); blank rows are skipped.
 * @throws 422 `error.csv` when it is not a UTF-8 CSV, has no rows or too many, or has other columns
 */
export async function readSheet(upload: Upload | undefined, columns: SheetColumns): Promise<SheetRow[]> {
  if (!upload) throw invalidField('file', 'validation.mimes.csv');
  const { header, lines: filled } = await readLines(upload.content);
  // Spreadsheets may write empty columns after the last one.
  const last = header.findLastIndex((name) => name !== '');
  const names = header.slice(0, last + 1).map((name) => name.toLowerCase().replaceAll(/\s+/g, '_'));
  const wrong = wrongColumns(names, columns);
  if (wrong.length > 0) throw badSheet({ file: wrong });
  if (filled.length === 0) throw badSheet({ file: [text('sheet.no_rows')] });
  if (filled.length > MAX_SHEET_ROWS) throw badSheet({ file: [text('sheet.too_many_rows', { max: MAX_SHEET_ROWS })] });
  const long = filled.filter(({ cells }) => cells.slice(names.length).some((cell) => cell !== ''));
  if (long.length > 0) throw badSheet(Object.fromEntries(long.map(({ row }) => [String(row), [text('sheet.extra_cells')]])));
  return filled.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
  }));
}

function wrongColumns(names: readonly string[], { required, optional }: SheetColumns): string[] {
  const known = [...required, ...optional];
  const missing = required.filter((column) => !names.includes(column));
  const unknown = names.filter((name, index) => !known.includes(name) || names.indexOf(name) !== index);
  return [
    ...missing.map((column) => text('sheet.missing_column', { column })),
    ...unknown.map((column) => text('sheet.unknown_column', { column })),
  ];
}
