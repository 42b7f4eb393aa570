/** The thread that draws PDFs: asked with `{id, document}`, it answers `{id, bytes}` or `{id, error}`. */
import { parentPort } from 'node:worker_threads';
import { drawPdf } from './draw-pdf';
import type { PdfDocument } from './pdf-document';

const port = parentPort;
port?.on('message', ({ id, document }: { id: number; document: PdfDocument }) => {
  drawPdf(document).then(
    (bytes) => port.postMessage({ id, bytes }),
    (error: unknown) => port.postMessage({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
