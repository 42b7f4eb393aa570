import type { Request } from './messages';
import { serveSheet } from './serve-sheet';

const worker = self as unknown as { postMessage: (message: unknown, transfer: Transferable[]) => void };
const handle = serveSheet((report, transfer = []) => worker.postMessage(report, transfer));

/** Fails as an error of the worker, of which the page is told. */
const fail = (cause: unknown) => {
  setTimeout(() => {
    throw cause;
  });
};

/** A change may come while a file is under way, and goes before its answer. */
self.addEventListener('message', ({ data }: MessageEvent<Request>) => void handle(data).catch(fail));
