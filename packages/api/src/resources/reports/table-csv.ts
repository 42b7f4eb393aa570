import { stringify } from 'csv-stringify/sync';
import type { ReportTable } from '../../pdf/report-table';

/**
 * A report as a sheet: a row of names, then the rows. A cell that a spreadsheet would run as a formula (`=`, `+`, `-`, `@`) is
 * made a text by an apostrophe (OWASP, CSV injection); the mark at the start tells Excel that it is UTF-8.
 */
export const tableCsv = ({ columns, rows }: ReportTable): Buffer =>
  Buffer.from(stringify([columns.map(({ name }) => name), ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' }));
