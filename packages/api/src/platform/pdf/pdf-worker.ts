/** The worker thread that draws files: receives `{id, drawing}`, reports progress as `{id, rows}`, and answers `{id, bytes}` or `{id, error}`. */
import { parentPort } from 'node:worker_threads';
import { tableCsv } from '../tables/table-csv';
import { tableXlsx } from '../tables/table-xlsx';
import { drawPdf } from './draw-pdf';
import { drawTable } from './draw-table';
import type { Drawing } from './drawing';

async function draw(drawing: Drawing, onRows: (rows: number) => void): Promise<Buffer> {
  if ('document' in drawing) return drawPdf(drawing.document);
  const { format, table, subtitle } = drawing;
  if (format === 'csv') return tableCsv(table);
  return format === 'xlsx' ? tableXlsx(table) : drawTable(table, subtitle, onRows);
}

const port = parentPort;
port?.on('message', ({ id, drawing }: { id: number; drawing: Drawing }) => {
  draw(drawing, (rows) => port.postMessage({ id, rows })).then(
    (bytes) => port.postMessage({ id, bytes }),
    (error: unknown) => port.postMessage({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
