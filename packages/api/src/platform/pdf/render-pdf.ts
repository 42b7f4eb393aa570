import { Worker } from 'node:worker_threads';
import type { Drawing } from './drawing';
import type { PdfDocument } from './pdf-document';
import type { ReportTable } from './report-table';

interface Drawn {
  id: number;
  bytes?: Uint8Array;
  error?: string;
}
interface Waiting {
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
}

const IN_BUNDLE = !import.meta.url.endsWith('.ts');

const waiting = new Map<number, Waiting>();
let asked = 0;
let worker: Worker | undefined;

/**
 * Draws a PDF in a thread of its own, so that no other request waits for it. Not inside a transaction: it takes some 50 ms.
 * @throws Error where the document can not be drawn, or the thread ended meanwhile
 */
export const renderPdf = (document: PdfDocument): Promise<Buffer> => render({ document });

/** The same of a report. @param subtitle when and for whom it was made */
export const renderTable = (table: ReportTable, subtitle: string): Promise<Buffer> => render({ table, subtitle });

function render(drawing: Drawing): Promise<Buffer> {
  worker ??= startWorker();
  const id = (asked += 1);
  const drawn = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }));
  // While something is drawn the thread keeps the process; at rest it does not.
  worker.ref();
  worker.postMessage({ id, drawing });
  return drawn;
}

/** In development it is TypeScript, which a thread reads only once it has registered tsx itself. */
function newThread(): Worker {
  if (IN_BUNDLE) return new Worker(new URL('./pdf-worker.js', import.meta.url));
  const [tsx, main] = [import.meta.resolve('tsx/esm/api'), new URL('./pdf-worker.ts', import.meta.url).href].map((url) =>
    JSON.stringify(url),
  );
  return new Worker(`import(${tsx}).then(({ register }) => { register(); return import(${main}); })`, { eval: true });
}

function startWorker(): Worker {
  const thread = newThread();
  thread.on('message', ({ id, bytes, error }: Drawn) => {
    const request = waiting.get(id);
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
