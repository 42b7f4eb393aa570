import type { Findings } from '../worker/messages';
import { WIDTH } from './columns';

/** A fault is an error and prevents the upload; a note is a warning and does not. */
export type Kind = 'fault' | 'note';

/** The web worker's findings: for each cell the number of a sentence, 0 for none. In typed arrays, because a sheet has 200,000 cells. */
export class FoundCells {
  private readonly of: Readonly<Record<Kind, Uint16Array>>;
  private sentences: string[] = [''];

  constructor(private readonly rows: number) {
    this.of = { fault: new Uint16Array(rows * WIDTH), note: new Uint16Array(rows * WIDTH) };
  }

  take({ rows, faults, notes, known, sentences }: Findings): void {
    this.sentences = [...this.sentences.slice(0, known), ...sentences];
    for (const [at, row] of rows.entries()) {
      this.of.fault.set(faults.subarray(at * WIDTH, (at + 1) * WIDTH), row * WIDTH);
      this.of.note.set(notes.subarray(at * WIDTH, (at + 1) * WIDTH), row * WIDTH);
    }
  }

  /** Empty where nothing was found. */
  sentenceAt(kind: Kind, row: number, column: number): string {
    return this.sentences[this.of[kind][row * WIDTH + column] ?? 0] ?? '';
  }

  has(kind: Kind, row: number): boolean {
    const found = this.of[kind];
    for (let at = row * WIDTH; at < (row + 1) * WIDTH; at += 1) if (found[at] !== 0) return true;
    return false;
  }

  rowsWith(kind: Kind, column: number, sentence: string): number[] {
    const index = this.sentences.indexOf(sentence);
    const rows: number[] = [];
    for (let row = 0; row < this.rows; row += 1) if (this.of[kind][row * WIDTH + column] === index) rows.push(row);
    return rows;
  }

  /** The number of rows of each kind. Rows taken out of the upload count only as `taken`. @param taken 1 for each row that is taken out */
  count(taken: Uint8Array): Record<'all' | 'wrong' | 'noted' | 'taken', number> {
    const counts = { all: this.rows, wrong: 0, noted: 0, taken: 0 };
    for (let row = 0; row < this.rows; row += 1) {
      if (taken[row] === 1) counts.taken += 1;
      else {
        if (this.has('fault', row)) counts.wrong += 1;
        if (this.has('note', row)) counts.noted += 1;
      }
    }
    return counts;
  }
}
