const QUOTE = 34;
const CR = 13;
const LF = 10;
const SPACE = 32;
const TAB = 9;

/** The cells of a table, as offsets into its text. No cell is copied into a string. */
export interface Scanned {
  /** Start and end offset of each cell, row by row, without enclosing quotes. */
  bounds: Uint32Array<ArrayBuffer>;
  /** The index of the first cell of each row, followed by the total number of cells. */
  starts: Uint32Array<ArrayBuffer>;
  /** The row numbers as a spreadsheet shows them: blank rows are left out, but counted. */
  numbers: Uint32Array<ArrayBuffer>;
}

/** A growing `Uint32Array`. */
class Numbers {
  private list = new Uint32Array(1024);
  length = 0;
  push(value: number) {
    if (this.length === this.list.length) {
      const longer = new Uint32Array(this.list.length * 2);
      longer.set(this.list);
      this.list = longer;
    }
    this.list[this.length++] = value;
  }
  done = () => this.list.slice(0, this.length);
}

/**
 * Finds the cells of a table (RFC 4180; any line end; a byte order mark is skipped). White space around a cell is ignored. A quote
 * inside an unquoted cell is an ordinary character, as in clipboard text from spreadsheets.
 * @param delimiter a comma; a tab for text copied from a spreadsheet
 * @returns null if a quoted cell does not end, or is followed by anything but the next cell
 */
export function scanCsv(text: string, delimiter: ',' | '\t' = ','): Scanned | null {
  const separator = delimiter.charCodeAt(0);
  const [bounds, starts, numbers] = [new Numbers(), new Numbers(), new Numbers()];
  const isBlank = (code: number) => (code === SPACE || code === TAB) && code !== separator;
  const isEnd = (code: number) => code === separator || code === LF || code === CR;
  const { length } = text;
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let number = 1;
  let first = 0;
  let isEmpty = true;
  const cell = (from: number, to: number) => {
    bounds.push(from);
    bounds.push(to);
    if (to > from) isEmpty = false;
  };
  const endRow = () => {
    if (isEmpty) bounds.length = first * 2;
    else {
      starts.push(first);
      numbers.push(number);
      first = bounds.length / 2;
    }
    number += 1;
    isEmpty = true;
  };
  while (at < length) {
    while (at < length && isBlank(text.charCodeAt(at))) at += 1;
    const from = at;
    if (text.charCodeAt(at) === QUOTE) {
      at = text.indexOf('"', from + 1);
      while (at >= 0 && text.charCodeAt(at + 1) === QUOTE) at = text.indexOf('"', at + 2);
      if (at < 0) return null;
      cell(from + 1, at);
      at += 1;
      while (at < length && isBlank(text.charCodeAt(at))) at += 1;
      if (at < length && !isEnd(text.charCodeAt(at))) return null;
    } else {
      while (at < length && !isEnd(text.charCodeAt(at))) at += 1;
      let to = at;
      while (to > from && isBlank(text.charCodeAt(to - 1))) to -= 1;
      cell(from, to);
    }
    const code = text.charCodeAt(at);
    if (code === separator) {
      at += 1;
      if (at === length) cell(at, at);
    } else if (at < length) {
      at += code === CR && text.charCodeAt(at + 1) === LF ? 2 : 1;
      endRow();
    }
  }
  if (bounds.length > first * 2) endRow();
  starts.push(first);
  return { bounds: bounds.done(), starts: starts.done(), numbers: numbers.done() };
}

/** The text of the cell between two offsets. In a quoted cell, two quotes stand for one. */
export function cellText(text: string, from: number, to: number): string {
  const raw = text.slice(from, to);
  return text.charCodeAt(from - 1) === QUOTE && raw.includes('"') ? raw.replaceAll('""', '"') : raw;
}
