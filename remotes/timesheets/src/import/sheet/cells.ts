import { cellText } from '../csv/scan-csv';
import { withoutEscape } from '../csv/write-csv';
import { type Change, WIDTH } from './columns';

/** A sheet as read: its text, and the offsets of the ten cells of each row. */
export interface ReadSheet {
  text: string;
  /** Start and end offset of each cell, in the order of `SHEET_COLUMNS`. */
  bounds: Uint32Array<ArrayBuffer>;
  /** The row numbers as a spreadsheet shows them. */
  numbers: Uint32Array<ArrayBuffer>;
  /** Cells beyond the last column, by row: caused by an unquoted comma. */
  extras: ReadonlyMap<number, string>;
}

/** The cells of a sheet: the values as read, and the user's changes. */
export class Cells {
  readonly rows: number;
  private readonly edits = new Map<number, string>();

  constructor(readonly read: ReadSheet) {
    this.rows = read.numbers.length;
  }

  /** The cell as it was read. */
  private original(index: number): string {
    const { text, bounds } = this.read;
    return withoutEscape(cellText(text, bounds[index * 2] ?? 0, bounds[index * 2 + 1] ?? 0));
  }

  cell(row: number, column: number): string {
    const index = row * WIDTH + column;
    return this.edits.get(index) ?? this.original(index);
  }

  isEdited = (row: number, column: number): boolean => this.edits.has(row * WIDTH + column);

  write(changes: readonly Change[]): void {
    for (const { row, column, text } of changes) {
      const index = row * WIDTH + column;
      if (this.original(index) === text) this.edits.delete(index);
      else this.edits.set(index, text);
    }
  }

  /** All cells that differ from the values read. */
  changes = (): Change[] => Array.from(this.edits, ([index, text]) => ({ row: Math.floor(index / WIDTH), column: index % WIDTH, text }));
}
