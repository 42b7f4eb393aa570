/** What is wrong with one cell, or with a whole row. */
export interface Fault {
  /** As in a spreadsheet: the header is row 1. */
  row: number;
  /** The name of the column in the header; null for the whole row. */
  column: string | null;
  problem: string;
}

const CELL = /^(\d+)(?:\.(.+))?$/;

/** The faults that a refused sheet was answered with (`3.email`), from the first row to the last. Those of the whole file are left out. */
export const faultsOf = (errors: Readonly<Record<string, readonly string[]>>): Fault[] =>
  Object.entries(errors)
    .flatMap(([place, problems]) => {
      const [, row, column = null] = CELL.exec(place) ?? [];
      return row === undefined ? [] : problems.map((problem) => ({ row: Number(row), column, problem }));
    })
    .sort((one, other) => one.row - other.row);
