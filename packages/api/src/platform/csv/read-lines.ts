import { isUtf8 } from 'node:buffer';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import type { FieldErrors } from '@careloom/contract/issues';
import { unprocessable } from '../http/errors';
import { text } from '../http/text';

/** Bytes read at a stretch, so that other requests are answered in between. */
const SLICE = 8_192;

/** A line of a sheet that says something. `row` is as a spreadsheet counts, the header being 1 and blank lines counting. */
export interface SheetLine {
  row: number;
  cells: string[];
}

/** 422 of a sheet: faults of the whole at `file`, of a cell at `row.column`. */
export const badSheet = (errors: FieldErrors) => unprocessable('error.csv', {}, errors);

async function* slices(content: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < content.length; start += SLICE) {
    yield content.subarray(start, start + SLICE);
    await setImmediate();
  }
}

/**
 * The header of a sheet, and below it the lines that are not blank; cells without the blanks around them.
 * @throws 422 `error.csv` for what is no table of text in UTF-8
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
