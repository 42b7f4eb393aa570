import type { EXPORT_FORMATS } from '@careloom/contract/resources/reports';
import type { FastifyReply } from 'fastify';
import { text } from '../../http/text';
import { today } from '../../organisation/today';
import { renderTable } from '../../pdf/render-pdf';
import type { Services } from '../../services';
import type { Exporter } from './exporter';
import type { ReportTable } from '../../pdf/report-table';
import { tableCsv } from './table-csv';

type Format = (typeof EXPORT_FORMATS)[number];

const NAMES = {
  expense: { pdf: text('file.expense_report'), csv: text('file.expense_report_csv') },
  invoice: { pdf: text('file.invoice_report'), csv: text('file.invoice_report_csv') },
} as const;
const TYPES: Readonly<Record<Format, string>> = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' };

interface Report {
  kind: keyof typeof NAMES;
  format: Format;
  table: ReportTable;
}

/** Answers a report as a file to be saved. */
export async function sendReport(
  services: Services,
  reply: FastifyReply,
  user: Exporter,
  { kind, format, table }: Report,
): Promise<FastifyReply> {
  const made = `${await today(services.db, services.clock.now())}, ${user.firstName} ${user.lastName}`;
  const content = format === 'csv' ? tableCsv(table) : await renderTable(table, made);
  return reply
    .type(TYPES[format])
    .header('content-disposition', `attachment; filename="${NAMES[kind][format]}"`)
    .header('cache-control', 'no-store')
    .send(content);
}
