import { jest } from '@jest/globals';
import type { Report, Request } from '../import/worker/messages';
import { serveSheet } from '../import/worker/serve-sheet';

/** Replaces the browser's thread: runs the worker's own code in the page. Messages are delivered asynchronously, as with a thread. */
export const startSheetWorker = (onReport: (report: Report) => void) => {
  let isOpen = true;
  const handle = serveSheet((report) => setTimeout(() => isOpen && onReport(report)));
  return Promise.resolve({
    ask: (request: Request) => void setTimeout(() => void handle(request)),
    close: () => {
      isOpen = false;
    },
  });
};

export interface SheetAnswer {
  status: number;
  body: unknown;
}

/** Answers one sheet after the other. @returns the sheets as they were sent, with `dry_run` and `reassign` */
export function answerSheets(answers: readonly SheetAnswer[]) {
  const sent: { dryRun: unknown; reassign: unknown; rows: string[]; key: string | undefined }[] = [];
  const left = [...answers];
  const own = globalThis.fetch;
  globalThis.fetch = jest.fn(async (_address: unknown, init?: RequestInit) => {
    const body = init?.body as FormData;
    const headers = init?.headers as Record<string, string>;
    const content = await textOf(body.get('file') as File);
    sent.push({
      dryRun: body.get('dry_run'),
      reassign: body.get('reassign'),
      rows: content.split('\n').slice(1),
      key: headers['Idempotency-Key'],
    });
    const answer = left.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return { status: answer.status, json: () => Promise.resolve(answer.body) } as Response;
  });
  return { sent, restore: () => void (globalThis.fetch = own) };
}

const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file can not be read.'));
    reader.readAsText(file);
  });
