/** A spreadsheet evaluates a cell with such a start as a formula; a leading apostrophe keeps it as text (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
/** The apostrophe that `safeCsvRow` adds to such a cell. */
const ESCAPED = /^'(?=[=+\-@\t\r])/;

const quoted = (cell: string, delimiter: ',' | '\t') =>
  cell.includes(delimiter) || /["\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A row of a CSV file, without a line end. */
export const csvRow = (cells: readonly string[]): string => cells.map((cell) => quoted(cell, ',')).join(',');

/** A row for a file that is opened in a spreadsheet: cells that look like formulas are escaped. */
export const safeCsvRow = (cells: readonly string[]): string => csvRow(cells.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell)));

/** Reverts the escaping of `safeCsvRow`. */
export const withoutEscape = (cell: string): string => cell.replace(ESCAPED, '');

/** Rows as tab-separated text, the clipboard format of spreadsheets. */
export const tsvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => quoted(cell, '\t')).join('\t')).join('\r\n');
