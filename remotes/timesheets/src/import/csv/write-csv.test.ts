import { expect, test } from '@jest/globals';
import { csvRow, safeCsvRow, tsvOf, withoutEscape } from './write-csv';

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', '=1+1'],
])('the server receives %p unchanged', (cell, row) => {
  expect(csvRow([cell])).toBe(row);
});

test.each(['=1+1', '+61 400', '-5', '@sum', '\tx'])('a spreadsheet does not evaluate %p, and it is read back unchanged', (cell) => {
  const row = safeCsvRow([cell, 'plain']);
  expect(row).toMatch(/^"?'/);
  expect(withoutEscape(`'${cell}`)).toBe(cell);
});

test.each(["'quoted'", "o'clock"])('%p keeps its apostrophe', (cell) => {
  expect(withoutEscape(cell)).toBe(cell);
});

test('a block of cells on the clipboard', () => {
  expect(
    tsvOf([
      ['a', 'b\tc'],
      ['', 'd'],
    ]),
  ).toBe('a\t"b\tc"\r\n\td');
});
