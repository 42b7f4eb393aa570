import type { Request } from './messages';
import { serveSheet } from './serve-sheet';

const worker = self as unknown as { postMessage: (message: unknown, transfer: Transferable[]) => void };
const handle = serveSheet((report, transfer = []) => worker.postMessage(report, transfer));

/** Fails as an error of the web worker, which is reported to the page. */
const fail = (cause: unknown) => {
  setTimeout(() => {
    throw cause;
  });
};

/** A change may arrive while a file is being sent, and is handled before its answer. */
self.addEventListener('message', ({ data }: MessageEvent<Request>) => void handle(data).catch(fail));
