import type { Request } from './messages';
import { serveSheet } from './serve-sheet';

const worker = self as unknown as { postMessage: (message: unknown, transfer: Transferable[]) => void };
const handle = serveSheet((report, transfer = []) => worker.postMessage(report, transfer));

/** Rethrows outside the promise, so that the page receives an `error` event of the web worker. */
const fail = (cause: unknown) => {
  setTimeout(() => {
    throw cause;
  });
};

/** Messages are not queued: a change that arrives while a file is being sent is handled before the response. */
self.addEventListener('message', ({ data }: MessageEvent<Request>) => void handle(data).catch(fail));
