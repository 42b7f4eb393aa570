import { describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { cellText, scanCsv } from './scan-csv';

/** The parsed rows of a text; null if the text is not a valid table. */
function rowsOf(text: string, delimiter?: '\t'): string[][] | null {
  const scanned = scanCsv(text, delimiter);
  if (!scanned) return null;
  const { bounds, starts } = scanned;
  return Array.from(scanned.numbers, (_, row) =>
    Array.from({ length: (starts[row + 1] ?? 0) - (starts[row] ?? 0) }, (_cell, column) => {
      const cell = ((starts[row] ?? 0) + column) * 2;
      return cellText(text, bounds[cell] ?? 0, bounds[cell + 1] ?? 0);
    }),
  );
}

describe('the cells of a table', () => {
  test.each<[string, string, string[][] | null]>([
    ['line ends of Windows', 'a,b\r\nc,d\r\n', [['a', 'b'], ['c', 'd']]], // oxfmt-ignore
    ['line ends of Unix, without one at the end', 'a,b\nc,d', [['a', 'b'], ['c', 'd']]], // oxfmt-ignore
    ['line ends of old Macs', 'a\rb', [['a'], ['b']]],
    ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
    ['a comma, a quote and a line break in quotes', '"a, ""b""\r\nc",d', [['a, "b"\r\nc', 'd']]],
    ['empty cells, also the last', 'a,,\n', [['a', '', '']]],
    ['an empty cell at the end of the text', 'a,', [['a', '']]],
    ['white space around cells', ' a ,\t"b " , c d\n', [['a', 'b ', 'c d']]],
    ['quotes within a cell', 'a 5" pipe,b', [['a 5" pipe', 'b']]],
    ['nothing', '', []],
    ['a quote that does not end', '"a,b\nc', null],
    ['text after a quote', '"a"b,c', null],
    ['blank rows, which are left out', 'a\n\n , \nb\n', [['a'], ['b']]],
  ])('%s', (_what, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  test('text copied from a spreadsheet has tabs, and commas within cells', () => {
    expect(rowsOf('a\tb, c\t\n\t"d\te"\tf\n', '\t')).toEqual([
      ['a', 'b, c', ''],
      ['', 'd\te', 'f'],
    ]);
  });

  test('rows keep their number in the spreadsheet', () => {
    expect([...(scanCsv('head\n\n\nb\nc')?.numbers ?? [])]).toEqual([1, 4, 5]);
  });

  const value = fc.string({ unit: fc.constantFrom('a', 'é', '7', ' ', ',', '"', '\n', '\r\n', '\t', '=', '💚'), maxLength: 6 });
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const cells = fc.tuple(value, fc.boolean()).map(([cell, isQuoted]) => (isQuoted || /[",\r\n]/.test(cell) ? quoted(cell) : cell));
  const table = fc.tuple(
    fc.array(fc.array(cells, { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
    fc.constantFrom('\n', '\r\n'),
    fc.constantFrom('', '\uFEFF'),
  );

  test('any table is read as by csv-parse, which the server uses', () => {
    fc.assert(
      fc.property(table, ([rows, lineEnd, mark]) => {
        const text = mark + rows.map((row) => row.join(',')).join(lineEnd);
        const records = parse(text, { bom: true, trim: true, relax_column_count: true, record_delimiter: lineEnd });
        expect(rowsOf(text)).toEqual(records.filter((record) => record.some((cell) => cell !== '')));
      }),
      { numRuns: 2000 },
    );
  });
});
