import type { Answered, Findings, Request } from '../worker/messages';
import { Cells, type ReadSheet } from './cells';
import { type Change, WIDTH } from './columns';
import { FoundCells } from './found-cells';

/** Number of cells changed at once: more would block the page noticeably. */
const PART = 500;

export type Shown = 'all' | 'wrong' | 'noted' | 'taken';

/** The changes of one action, with the previous values. */
interface Step {
  before: Change[];
  after: Change[];
  taken: readonly number[];
  isTaken: boolean;
}

/**
 * The sheet of the page: its cells, the findings of the web worker, and the steps that can be undone. Every change is sent to the
 * worker, which checks the affected rows.
 */
export class Sheet {
  readonly cells: Cells;
  readonly taken: Uint8Array;
  private readonly found: FoundCells;
  private readonly listeners = new Set<() => void>();
  private readonly done: Step[] = [];
  private undone: Step[] = [];
  /** The result of the last dry run. */
  answer: Answered | null = null;
  /** Whether something was changed since the last dry run was sent. */
  isStale = true;
  /** The number of changes so far, including undo and redo. */
  acts = 0;
  private sentActs = -1;
  /** Cells of a large change that are not written yet. */
  private later: readonly Change[] = [];
  counts = { all: 0, wrong: 0, noted: 0, taken: 0 };
  version = 0;

  constructor(
    read: ReadSheet,
    private readonly ask: (request: Request) => void,
  ) {
    this.cells = new Cells(read);
    this.taken = new Uint8Array(this.rows);
    this.found = new FoundCells(this.rows);
  }

  get rows(): number {
    return this.cells.rows;
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  numberOf = (row: number): number => this.cells.read.numbers[row] ?? 0;
  isTaken = (row: number): boolean => this.taken[row] === 1;
  fault = (row: number, column: number): string => this.found.sentenceAt('fault', row, column);
  note = (row: number, column: number): string => this.found.sentenceAt('note', row, column);
  isWrong = (row: number): boolean => this.found.has('fault', row);
  isNoted = (row: number): boolean => this.found.has('note', row);
  /** The cost of a row in cents; null if it was not computed, the row has changed since, or the row is taken out. */
  cost = (row: number): number | null => {
    const cents = this.answer?.costs?.[row] ?? -1;
    return cents < 0 || this.isTaken(row) ? null : cents;
  };

  list(shown: Shown): Uint32Array {
    const holds = {
      all: () => true,
      wrong: (row: number) => !this.isTaken(row) && this.isWrong(row),
      noted: (row: number) => !this.isTaken(row) && this.isNoted(row),
      taken: this.isTaken,
    }[shown];
    const rows = new Uint32Array(this.rows);
    let length = 0;
    for (let row = 0; row < this.rows; row += 1) if (holds(row)) rows[length++] = row;
    return rows.subarray(0, length);
  }

  /** The rows that have the sentence at the column, without the rows taken out. */
  rowsWith(column: number, sentence: string, of: 'fault' | 'note'): number[] {
    return this.found.rowsWith(of, column, sentence).filter((row) => !this.isTaken(row));
  }

  /** Changes any number of cells as one undo step. Cells outside the sheet are ignored. @returns the number of changed cells */
  change(changes: readonly Change[]): number {
    const { before, after } = this.difference(changes);
    if (after.length > 0) this.act({ before, after, taken: [], isTaken: false });
    return after.length;
  }

  private difference(changes: readonly Change[]): { before: Change[]; after: Change[] } {
    const after = changes.filter(({ row, column, text }) => row < this.rows && column < WIDTH && this.cells.cell(row, column) !== text);
    return { before: after.map(({ row, column }) => ({ row, column, text: this.cells.cell(row, column) })), after };
  }

  /** Takes rows out of the upload, or puts them back. */
  take(rows: readonly number[], isTaken = true): void {
    const taken = rows.filter((row) => this.isTaken(row) !== isTaken);
    if (taken.length > 0) this.act({ before: [], after: [], taken, isTaken });
  }

  /** Like `change`, but in chunks, so that other events are handled in between. Stops if another action starts meanwhile. */
  async changeInParts(parts: Iterable<readonly Change[]>): Promise<number> {
    let step: Step | undefined;
    for (const part of parts) {
      if (step && this.done.at(-1) !== step) break;
      const { before, after } = this.difference(part);
      if (step) {
        step.before.push(...before);
        step.after.push(...after);
        this.apply(after, [], false);
      } else if (after.length > 0) this.act((step = { before, after, taken: [], isTaken: false }));
      await new Promise((resolve) => setTimeout(resolve));
    }
    return step?.after.length ?? 0;
  }

  private act(step: Step): void {
    this.done.push(step);
    this.undone = [];
    this.apply(step.after, step.taken, step.isTaken);
  }

  get canUndo(): boolean {
    return this.done.length > 0;
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** @returns the row to show; undefined if there is nothing to undo */
  undo(): number | undefined {
    const step = this.done.pop();
    if (!step) return undefined;
    this.undone.push(step);
    this.apply(step.before, step.taken, !step.isTaken);
    return step.before[0]?.row ?? step.taken[0];
  }

  redo(): number | undefined {
    const step = this.undone.pop();
    if (!step) return undefined;
    this.done.push(step);
    this.apply(step.after, step.taken, step.isTaken);
    return step.after[0]?.row ?? step.taken[0];
  }

  private apply(changes: readonly Change[], rows: readonly number[], isTaken: boolean): void {
    this.finish();
    this.isStale = true;
    this.acts += 1;
    if (changes.length > 0) {
      this.write(changes.slice(0, PART));
      this.later = changes.slice(PART);
      if (this.later.length > 0) setTimeout(this.goOn);
    }
    if (rows.length > 0) {
      for (const row of rows) this.taken[row] = isTaken ? 1 : 0;
      this.ask({ act: 'take', rows, isTaken });
    }
    this.changed();
  }

  private write(changes: readonly Change[]): void {
    this.cells.write(changes);
    for (const { row } of changes) this.answer?.costs?.fill(-1, row, row + 1);
    this.ask({ act: 'change', changes });
  }

  /** Continues a large change with the next chunk. */
  private readonly goOn = (): void => {
    const { later } = this;
    this.later = [];
    if (later.length > 0) this.apply(later, [], false);
  };

  /** Applies the rest of a large change at once, before another action. */
  private finish(): void {
    if (this.later.length > 0) this.write(this.later);
    this.later = [];
  }

  find(findings: Findings): void {
    this.found.take(findings);
    this.changed();
  }

  /** Called when the current state of the sheet is sent to the server. */
  sent(): void {
    this.finish();
    this.sentActs = this.acts;
  }

  answered(answer: Answered): void {
    if (answer.costs || answer.dryRun) this.answer = answer;
    this.isStale = this.acts !== this.sentActs || answer.code === 0;
    this.changed();
  }

  /** Whether the current state of the sheet was sent to the server, answered or not. */
  get isAsked(): boolean {
    return this.acts === this.sentActs;
  }

  private changed(): void {
    this.counts = this.found.count(this.taken);
    this.version += 1;
    for (const listener of this.listeners) listener();
  }
}
