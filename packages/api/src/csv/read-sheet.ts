import type { FieldErrors } from '@careloom/contract/issues';
import { MAX_SHEET_ROWS, type SheetColumns } from '@careloom/contract/resources/imports';
import { parse } from 'csv-parse/sync';
import { invalidField, unprocessable } from '../http/errors';
import { text } from '../http/text';
import type { Upload } from '../http/upload';

/** A row as a spreadsheet counts it, the header being 1, and its cells by column; a cell that is not there is blank. */
export interface SheetRow {
  row: number;
  cells: Record<string, string>;
}

/** 422 of a sheet: faults of the whole at `file`, of a cell at `row.column`. */
export const badSheet = (errors: FieldErrors) => unprocessable('error.csv', {}, errors);

/**
 * Reads an uploaded sheet. The header may name its columns in any order and spelling ("First Name"); blank rows are passed over.
 * @throws 422 `error.csv` where it is no CSV in UTF-8, has no rows or too many, or other columns than these
 */
export function readSheet(upload: Upload | undefined, columns: SheetColumns): SheetRow[] {
  if (!upload) throw invalidField('file', 'validation.mimes.csv');
  const [header = [], ...lines] = linesOf(upload.content);
  // A spreadsheet may write empty columns beside the last.
  const last = header.findLastIndex((name) => name !== '');
  const names = header.slice(0, last + 1).map((name) => name.toLowerCase().replaceAll(/\s+/g, '_'));
  const wrong = wrongColumns(names, columns);
  if (wrong.length > 0) throw badSheet({ file: wrong });
  const filled = lines.map((cells, index) => ({ row: index + 2, cells })).filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) throw badSheet({ file: [text('sheet.no_rows')] });
  if (filled.length > MAX_SHEET_ROWS) throw badSheet({ file: [text('sheet.too_many_rows', { max: MAX_SHEET_ROWS })] });
  const long = filled.filter(({ cells }) => cells.slice(names.length).some((cell) => cell !== ''));
  if (long.length > 0) throw badSheet(Object.fromEntries(long.map(({ row }) => [String(row), [text('sheet.extra_cells')]])));
  return filled.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
  }));
}

/** @throws 422 */
function linesOf(content: Buffer): string[][] {
  try {
    const written = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return parse(written, { bom: true, trim: true, relax_column_count: true });
  } catch {
    throw badSheet({ file: [text('sheet.unreadable')] });
  }
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
