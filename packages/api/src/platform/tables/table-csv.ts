import { stringify } from 'csv-stringify/sync';
import type { ReportTable } from '../pdf/report-table';

/**
 * A report as CSV with a header row. Cells that a spreadsheet would run as a formula (`=`, `+`, `-`, `@`) are escaped with an apostrophe
 * (OWASP, CSV injection); the byte order mark marks it as UTF-8 for Excel.
 */
export const tableCsv = ({ columns, rows }: ReportTable): Buffer =>
  Buffer.from(stringify([columns.map(({ name }) => name), ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' }));
