import { startWorker } from '@careloom/shared/worker';
import type { Report, Request } from './messages';

/** The page's handle of the web worker. */
export interface SheetWorker {
  ask: (request: Request) => void;
  close: () => void;
}

/** Starts the worker. @param onFault called when the web worker fails */
export async function startSheetWorker(onReport: (report: Report) => void, onFault: () => void): Promise<SheetWorker> {
  const worker = await startWorker(new URL('./sheet.worker.ts', import.meta.url));
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => onReport(data));
  worker.addEventListener('error', onFault);
  return { ask: (request) => worker.postMessage(request), close: () => worker.terminate() };
}
