import type { PdfDocument } from './pdf-document';
import type { ReportTable } from './report-table';

/** What the thread that draws PDFs is given. */
export type Drawing = { document: PdfDocument } | { table: ReportTable; subtitle: string };
