import { startWorker } from '@careloom/shared/worker';
import { restoreGlobals } from './own-globals';
import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';

restoreGlobals();

let worker: Promise<PDFWorker> | null = null;

async function startPdfWorker(): Promise<PDFWorker> {
  const port = await startWorker(new URL('./pdf.worker.ts', import.meta.url));
  return PDFWorker.create({ port });
}

/** All receipts share one PDF worker. */
function sharedWorker(): Promise<PDFWorker> {
  worker ??= startPdfWorker().catch((error: unknown) => {
    worker = null;
    throw error;
  });
  return worker;
}

/**
 * Opens a PDF without scripts, `eval` or further requests: text whose font is not embedded uses a font of the
 * device. @throws Error for a file that is no PDF, or needs a password
 */
export async function openPdf(url: string, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const [answer, reader] = await Promise.all([fetch(url, { signal }), sharedWorker()]);
  if (!answer.ok) throw new Error(`The receipt could not be read: ${answer.status}.`);
  const data = new Uint8Array(await answer.arrayBuffer());
  signal.throwIfAborted();
  return getDocument({ data, worker: reader, enableXfa: false, isOffscreenCanvasSupported: false, useWasm: false, useSystemFonts: true })
    .promise;
}
