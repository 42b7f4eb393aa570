import type { ExportKind } from '@careloom/contract/resources/reports';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { text } from '../../platform/http/text';
import type { TableFormat } from '../../platform/pdf/drawing';

/** The file name of a report, by kind. */
export interface ReportOf {
  kind: ExportKind;
  format: TableFormat;
}

const NAMES = {
  expense: { pdf: text('file.expense_report'), csv: text('file.expense_report_csv'), xlsx: text('file.expense_report_xlsx') },
  invoice: { pdf: text('file.invoice_report'), csv: text('file.invoice_report_csv'), xlsx: text('file.invoice_report_xlsx') },
} as const;
const TYPES: Readonly<Record<TableFormat, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const nameOfFile = ({ kind, format }: ReportOf): string => NAMES[kind][format];
export const typeOfFile = ({ format }: ReportOf): string => TYPES[format];

/** Sends a report as a download. */
export const sendReport = (reply: FastifyReply, of: ReportOf, content: Buffer | Readable): FastifyReply =>
  reply
    .type(typeOfFile(of))
    .header('content-disposition', `attachment; filename="${nameOfFile(of)}"`)
    .header('cache-control', 'no-store')
    .send(content);
