/** The PDF worker thread: receives `{id, drawing}` and answers `{id, bytes}` or `{id, error}`. */
import { parentPort } from 'node:worker_threads';
import { drawPdf } from './draw-pdf';
import { drawTable } from './draw-table';
import type { Drawing } from './drawing';

const draw = (drawing: Drawing): Promise<Buffer> =>
  'document' in drawing ? drawPdf(drawing.document) : drawTable(drawing.table, drawing.subtitle);

const port = parentPort;
port?.on('message', ({ id, drawing }: { id: number; drawing: Drawing }) => {
  draw(drawing).then(
    (bytes) => port.postMessage({ id, bytes }),
    (error: unknown) => port.postMessage({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
