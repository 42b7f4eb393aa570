import { SHEET_COLUMNS } from '@careloom/contract/resources/timesheets';
import { csvRow, safeCsvRow } from '../csv/write-csv';
import type { Findings } from '../worker/messages';
import { Cells, type ReadSheet } from './cells';
import { checkRow } from './check-row';
import { type Change, placeOf, WIDTH } from './columns';

const BYTE_ORDER_MARK = '\uFEFF';
const DESCRIPTION = placeOf('description');
/** Columns in which "no" means the same as an empty cell. */
const NO_IS_NOTHING = [placeOf('active_night'), placeOf('holiday')];

/** A sheet with its errors, as held by the web worker. */
export class Book {
  readonly cells: Cells;
  readonly taken: Uint8Array;
  private readonly faults: Uint16Array;
  private readonly notes: Uint16Array;
  /** All sentences by their number; 0 means no sentence. */
  private readonly sentences = [''];
  private readonly indices = new Map<string, number>([['', 0]]);
  private readonly rowsByNumber: ReadonlyMap<number, number>;
  /** The number of sentences already sent to the page. */
  private reported = 1;

  constructor(private readonly read: ReadSheet) {
    this.cells = new Cells(read);
    this.taken = new Uint8Array(this.rows);
    this.faults = new Uint16Array(this.rows * WIDTH);
    this.notes = new Uint16Array(this.rows * WIDTH);
    this.rowsByNumber = new Map(Array.from(read.numbers, (number, row) => [number, row]));
  }

  get rows(): number {
    return this.cells.rows;
  }

  /** The index of a row, by its number in the spreadsheet. */
  rowAt = (number: number): number | undefined => this.rowsByNumber.get(number);

  change(changes: readonly Change[]): number[] {
    this.cells.write(changes);
    const rows = [...new Set(changes.map(({ row }) => row))];
    for (const row of rows) this.check(row);
    return rows;
  }

  take(rows: readonly number[], isTaken: boolean): void {
    for (const row of rows) this.taken[row] = isTaken ? 1 : 0;
  }

  /** Validates a row again, without the server. */
  check(row: number): void {
    const { faults, notes } = checkRow((column) => this.cells.cell(row, column), this.extraOf(row));
    this.forget(row);
    for (const [column, sentence] of faults) this.fault(row, column, sentence);
    for (const [column, sentence] of notes) this.note(row, column, sentence);
  }

  /** Cells beyond the last column, which are not sent to the server. An edited description resolves them. */
  private extraOf = (row: number): string | undefined => (this.cells.isEdited(row, DESCRIPTION) ? undefined : this.read.extras.get(row));

  forget(row: number): void {
    this.faults.fill(0, row * WIDTH, (row + 1) * WIDTH);
    this.notes.fill(0, row * WIDTH, (row + 1) * WIDTH);
  }

  fault = (row: number, column: number, sentence: string): void => void (this.faults[row * WIDTH + column] = this.indexOf(sentence));
  note = (row: number, column: number, sentence: string): void => void (this.notes[row * WIDTH + column] = this.indexOf(sentence));

  /** The number of a sentence. It always fits into 16 bits: only sentences that contain a row number are numerous. */
  private indexOf(sentence: string): number {
    const known = this.indices.get(sentence);
    if (known !== undefined) return known;
    this.indices.set(sentence, this.sentences.length);
    return this.sentences.push(sentence) - 1;
  }

  /** The findings of some rows for the page. */
  findings(rows: Uint32Array<ArrayBuffer>): Findings {
    const [faults, notes] = [new Uint16Array(rows.length * WIDTH), new Uint16Array(rows.length * WIDTH)];
    for (const [at, row] of rows.entries()) {
      faults.set(this.faults.subarray(row * WIDTH, (row + 1) * WIDTH), at * WIDTH);
      notes.set(this.notes.subarray(row * WIDTH, (row + 1) * WIDTH), at * WIDTH);
    }
    const known = this.reported;
    this.reported = this.sentences.length;
    return { rows, faults, notes, known, sentences: this.sentences.slice(known) };
  }

  /**
   * The rows that are not taken out, as a CSV file for the server, as short as possible. An empty line replaces each row that is left out,
   * so that the server's row numbers match the sheet.
   */
  toSend(): string {
    const lines = [SHEET_COLUMNS.join(',')];
    for (let row = 0; row < this.rows; row += 1) {
      if (this.taken[row] === 1) continue;
      while (lines.length < (this.read.numbers[row] ?? 0) - 1) lines.push('');
      const cells = this.rowCells(row);
      for (const column of NO_IS_NOTHING) if (cells[column]?.toLowerCase() === 'no') cells[column] = '';
      lines.push(csvRow(cells));
    }
    return lines.join('\n');
  }

  /** Rows as a CSV file for download, including the cells beyond the last column. */
  toKeep(part: 'taken' | 'all'): string {
    const rows = Array.from({ length: this.rows }, (_, row) => row).filter((row) => part === 'all' || this.taken[row] === 1);
    const lines = [SHEET_COLUMNS.join(','), ...rows.map((row) => safeCsvRow([...this.rowCells(row), this.extraOf(row) ?? []].flat()))];
    return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('');
  }

  private rowCells = (row: number): string[] => SHEET_COLUMNS.map((_, column) => this.cells.cell(row, column));
}
