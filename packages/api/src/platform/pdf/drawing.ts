import type { PdfDocument } from './pdf-document';
import type { ReportTable } from './report-table';

export type TableFormat = 'pdf' | 'csv' | 'xlsx';

/** A report as a file. `subtitle`: when and for whom it was made, printed in a PDF. */
export interface TableDrawing {
  table: ReportTable;
  format: TableFormat;
  subtitle: string;
}

/** A message to the PDF worker thread. */
export type Drawing = { document: PdfDocument } | TableDrawing;
