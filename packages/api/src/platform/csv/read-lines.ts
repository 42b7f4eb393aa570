import { isUtf8 } from 'node:buffer';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import type { FieldErrors } from '@careloom/contract/issues';
import { unprocessable } from '../http/errors';
import { text } from '../http/text';

/** Bytes parsed at a time, so that other requests run in between. */
const SLICE = 8_192;

/** A line of a sheet that is not blank. `row` is the spreadsheet's row number: the header is 1, and blank lines count. */
export interface SheetLine {
  row: number;
  cells: string[];
}

/** 422 for a sheet: errors of the whole sheet at `file`, of a cell at `row.column`. */
export const badSheet = (errors: FieldErrors) => unprocessable('error.csv', {}, errors);

async function* slices(content: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < content.length; start += SLICE) {
    yield content.subarray(start, start + SLICE);
    await setImmediate();
  }
}

/**
 * Returns the header of a sheet and the lines below it that are not blank, with cells trimmed.
 * @throws 422 `error.csv` when the file is not a table of UTF-8 text
 */
export async function readLines(content: Buffer): Promise<{ header: string[]; lines: SheetLine[] }> {
  if (!isUtf8(content) || content.includes(0)) throw unreadable();
  const records: string[][] = [];
  const parser = parse({ bom: true, trim: true, relax_column_count: true });
  try {
    await pipeline(slices(content), parser, async (read: AsyncIterable<string[]>) => {
      for await (const record of read) records.push(record);
    });
  } catch (cause) {
    throw Object.assign(unreadable(), { cause });
  }
  const [header = [], ...rows] = records;
  const lines = rows.map((cells, index) => ({ row: index + 2, cells })).filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { header, lines };
}

const unreadable = () => badSheet({ file: [text('sheet.unreadable')] });
