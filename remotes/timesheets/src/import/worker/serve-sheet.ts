import { Book } from '../sheet/book';
import { readSheet, type Reading, UNREADABLE } from '../sheet/read-sheet';
import type { Report, Request } from './messages';
import { sendSheet } from './send-sheet';

/** Number of rows checked between two progress reports. */
const PART = 1_000;

type Post = (report: Report, transfer?: Transferable[]) => void;

/**
 * The code of the web worker: it reads a sheet, checks its rows, and sends it. Arrays are transferred to the page, not copied.
 * @returns the handler of a request
 */
export function serveSheet(post: Post): (request: Request) => Promise<void> {
  let book: Book | undefined;
  /** Rows that have changed since the file was last sent. */
  let changedSince = new Set<number>();

  function send(rows: Uint32Array<ArrayBuffer>): void {
    const findings = book?.findings(rows);
    if (findings) post({ kind: 'found', findings }, [findings.rows.buffer, findings.faults.buffer, findings.notes.buffer]);
  }

  const all = () => Uint32Array.from({ length: book?.rows ?? 0 }, (_, row) => row);

  function open(reading: Reading): void {
    if ('refusal' in reading) return post({ kind: 'refused', sentences: reading.refusal });
    const { text, bounds, numbers, extras } = reading.sheet;
    book = new Book(reading.sheet);
    for (let row = 0; row < book.rows; row += 1) {
      book.check(row);
      if (row % PART === 0) post({ kind: 'progress', step: 'check', done: row, of: book.rows });
    }
    const [given, counted] = [bounds.slice(), numbers.slice()];
    post({ kind: 'opened', text, bounds: given, numbers: counted, extras: [...extras] }, [given.buffer, counted.buffer]);
    send(all());
  }

  return async function handle(request) {
    if (request.act === 'open') {
      post({ kind: 'progress', step: 'read', done: 0, of: 0 });
      const text = await decoded(request.file);
      return open(text === null ? UNREADABLE : readSheet(text));
    }
    if (request.act === 'paste') return open(readSheet(request.text, delimiterOf(request.text)));
    if (!book) throw new Error(`There is no sheet for ${request.act}.`);
    if (request.act === 'change') {
      const rows = book.change(request.changes);
      for (const row of rows) changedSince.add(row);
      send(Uint32Array.from(rows));
    } else if (request.act === 'take') {
      book.take(request.rows, request.isTaken);
      for (const row of request.rows) changedSince.add(row);
    } else if (request.act === 'send') {
      changedSince = new Set();
      post({ kind: 'progress', step: 'send', done: 0, of: 0 });
      const answer = await sendSheet(book, request.sending, changedSince);
      send(all());
      post({ kind: 'answered', answer }, answer.costs ? [answer.costs.buffer] : []);
    } else post({ kind: 'written', part: request.part, csv: book.toKeep(request.part) });
  };
}

/** Text copied from a spreadsheet is separated by tabs; a reopened draft may come from a CSV file. */
const delimiterOf = (text: string) => (/^.*\t/.test(text) ? '\t' : ',');

/** The text of a file in UTF-8; null in any other encoding. */
const decoded = async (file: File): Promise<string | null> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    if (cause instanceof TypeError) return null;
    throw cause;
  }
};
