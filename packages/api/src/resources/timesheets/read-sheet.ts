import { isUtf8 } from 'node:buffer';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { MAX_SHEET_ROWS, SHEET_COLUMNS } from '@careloom/contract/resources/timesheets';
import { parse } from 'csv-parse';
import { unprocessable } from '../../http/errors';
import { text } from '../../http/text';

/** Bytes read at a stretch, so that other requests are answered in between. */
const SLICE = 32_768;

export type Column = (typeof SHEET_COLUMNS)[number];
export type Cells = Record<Column, string>;

async function* slices(content: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < content.length; start += SLICE) {
    yield content.subarray(start, start + SLICE);
    await setImmediate();
  }
}

/**
 * The rows of a sheet, each with its cells by column; columns may stand in any order, and others beside them.
 * @throws 422 `error.csv` for what is no table of text, lacks a column (at `1.<column>`), or has too many rows; "No Records Found." for none
 */
export async function readSheet(content: Buffer): Promise<Cells[]> {
  const [header, ...rows] = await readRecords(content);
  if (!header) throw unprocessable('error.no_records_dot');
  const places = placesOf(header);
  if (rows.length === 0) throw unprocessable('error.no_records_dot');
  if (rows.length > MAX_SHEET_ROWS) {
    const sentence = text('validation.max.numeric', { attribute: 'Rows', max: MAX_SHEET_ROWS });
    throw unprocessable('error.csv', {}, { file: [sentence] });
  }
  return rows.map((record) => Object.fromEntries(places.map(([column, at]) => [column, record[at] ?? ''])) as Cells);
}

async function readRecords(content: Buffer): Promise<string[][]> {
  if (!isUtf8(content) || content.includes(0)) throw unprocessable('error.csv');
  const records: string[][] = [];
  const parser = parse({ bom: true, trim: true, skip_empty_lines: true, relax_column_count: true });
  try {
    await pipeline(slices(content), parser, async (read: AsyncIterable<string[]>) => {
      for await (const record of read) records.push(record);
    });
  } catch (cause) {
    throw Object.assign(unprocessable('error.csv'), { cause });
  }
  return records.filter((record) => record.some((cell) => cell !== ''));
}

function placesOf(header: readonly string[]): [Column, number][] {
  const names = header.map((name) => name.toLowerCase());
  const missing = SHEET_COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    const errors = missing.map((column) => [`1.${column}`, [text('validation.required', { attribute: column })]]);
    throw unprocessable('error.csv', {}, Object.fromEntries(errors) as Record<string, string[]>);
  }
  return SHEET_COLUMNS.map((column) => [column, names.indexOf(column)]);
}
