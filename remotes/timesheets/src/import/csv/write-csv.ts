/** A spreadsheet would compute a cell that begins so; an apostrophe keeps it a text (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
/** The escape prefix of texts in our own files. */
const ESCAPED = /^'(?=[=+\-@\t\r])/;

const quoted = (cell: string, delimiter: ',' | '\t') =>
  cell.includes(delimiter) || /["\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A row of a CSV file, without a line end. */
export const csvRow = (cells: readonly string[]): string => cells.map((cell) => quoted(cell, ',')).join(',');

/** A row that is opened in a spreadsheet: no cell of it is computed. */
export const safeCsvRow = (cells: readonly string[]): string => csvRow(cells.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell)));

/** A cell as it was before `safeCsvRow`. */
export const withoutEscape = (cell: string): string => cell.replace(ESCAPED, '');

/** Cells as a spreadsheet takes them from the clipboard. */
export const tsvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => quoted(cell, '\t')).join('\t')).join('\r\n');
