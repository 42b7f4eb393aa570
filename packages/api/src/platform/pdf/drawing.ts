import type { PdfDocument } from './pdf-document';
import type { ReportTable } from './report-table';

/** A message to the PDF worker thread. */
export type Drawing = { document: PdfDocument } | { table: ReportTable; subtitle: string };
