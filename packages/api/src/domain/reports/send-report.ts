import type { EXPORT_FORMATS } from '@careloom/contract/resources/reports';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { text } from '../../platform/http/text';
import { renderTable } from '../../platform/pdf/render-pdf';
import type { ReportTable } from '../../platform/pdf/report-table';
import type { Services } from '../../platform/services';
import { today } from '../organisation/today';
import type { Exporter } from './exporter';
import { tableXlsx } from './table-xlsx';

/**
 * A report as CSV with a header row. Cells that a spreadsheet would run as a formula (`=`, `+`, `-`, `@`) are escaped with an apostrophe
 * (OWASP, CSV injection); the byte order mark tells Excel that it is UTF-8.
 */
export const tableCsv = ({ columns, rows }: ReportTable): Buffer =>
  Buffer.from(stringify([columns.map(({ name }) => name), ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' }));

type Format = (typeof EXPORT_FORMATS)[number];

const NAMES = {
  expense: { pdf: text('file.expense_report'), csv: text('file.expense_report_csv'), xlsx: text('file.expense_report_xlsx') },
  invoice: { pdf: text('file.invoice_report'), csv: text('file.invoice_report_csv'), xlsx: text('file.invoice_report_xlsx') },
} as const;
const TYPES: Readonly<Record<Format, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface Report {
  kind: keyof typeof NAMES;
  format: Format;
  table: ReportTable;
}

/** The bytes of a report. @param made when and for whom, for a printed one */
const fileOf = (format: Format, table: ReportTable, made: string): Buffer | Promise<Buffer> =>
  format === 'csv' ? tableCsv(table) : format === 'xlsx' ? tableXlsx(table) : renderTable(table, made);

/** Sends a report as a download. */
export async function sendReport(
  services: Services,
  reply: FastifyReply,
  user: Exporter,
  { kind, format, table }: Report,
): Promise<FastifyReply> {
  const made = `${await today(services.db, services.clock.now())}, ${user.firstName} ${user.lastName}`;
  const content = await fileOf(format, table, made);
  return reply
    .type(TYPES[format])
    .header('content-disposition', `attachment; filename="${NAMES[kind][format]}"`)
    .header('cache-control', 'no-store')
    .send(content);
}
