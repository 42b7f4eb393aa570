import { Worker } from 'node:worker_threads';
import type { Drawing, TableDrawing } from './drawing';
import type { PdfDocument } from './pdf-document';

interface Drawn {
  id: number;
  rows?: number;
  bytes?: Uint8Array;
  error?: string;
}
interface Waiting {
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
  onRows: (rows: number) => void;
}

const IN_BUNDLE = !import.meta.url.endsWith('.ts');

const waiting = new Map<number, Waiting>();
let asked = 0;
let worker: Worker | undefined;

/**
 * Draws a PDF in a worker thread, so that no other request waits for it. Do not call it inside a transaction: it takes some 50 ms.
 * @throws Error when the document cannot be drawn, or the thread ended in the meantime
 */
export const renderPdf = (document: PdfDocument): Promise<Buffer> => render({ document });

const ignored = () => {};

/** Writes a report in the worker thread. @param onRows receives the number of rows drawn in a PDF, every hundred rows */
export const renderTable = (drawing: TableDrawing, onRows: (rows: number) => void = ignored): Promise<Buffer> => render(drawing, onRows);

function render(drawing: Drawing, onRows = ignored as (rows: number) => void): Promise<Buffer> {
  worker ??= startWorker();
  const id = (asked += 1);
  const drawn = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject, onRows }));
  // The thread keeps the process alive only while it draws.
  worker.ref();
  worker.postMessage({ id, drawing });
  return drawn;
}

/** In development the worker is TypeScript, which a thread can only load after registering tsx. */
function newThread(): Worker {
  if (IN_BUNDLE) return new Worker(new URL('./pdf-worker.js', import.meta.url));
  const [tsx, main] = [import.meta.resolve('tsx/esm/api'), new URL('./pdf-worker.ts', import.meta.url).href].map((url) =>
    JSON.stringify(url),
  );
  return new Worker(`import(${tsx}).then(({ register }) => { register(); return import(${main}); })`, { eval: true });
}

function startWorker(): Worker {
  const thread = newThread();
  thread.on('message', ({ id, rows, bytes, error }: Drawn) => {
    const request = waiting.get(id);
    if (rows !== undefined) return request?.onRows(rows);
    waiting.delete(id);
    if (waiting.size === 0) thread.unref();
    if (bytes) request?.resolve(Buffer.from(bytes));
    else request?.reject(new Error(error));
  });
  const gone = (error: Error) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  thread.on('error', gone);
  thread.on('exit', () => gone(new Error('The thread that draws PDFs ended.')));
  return thread;
}
