import { startWorker } from '@careloom/shared/worker';
import type { Report, Request } from './messages';

/** The page's end of the worker. */
export interface SheetWorker {
  ask: (request: Request) => void;
  close: () => void;
}

/** Starts the worker. @param onFault the worker ended by itself */
export async function startSheetWorker(onReport: (report: Report) => void, onFault: () => void): Promise<SheetWorker> {
  const worker = await startWorker(new URL('./sheet.worker.ts', import.meta.url));
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => onReport(data));
  worker.addEventListener('error', onFault);
  return { ask: (request) => worker.postMessage(request), close: () => worker.terminate() };
}
