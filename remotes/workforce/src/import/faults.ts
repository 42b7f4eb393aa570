/** The error of one cell, or of a whole row. */
export interface Fault {
  /** As in a spreadsheet: the header is row 1. */
  row: number;
  /** The name of the column in the header; null for the whole row. */
  column: string | null;
  problem: string;
}

const CELL = /^(\d+)(?:\.(.+))?$/;

/** The errors of a refused sheet (`3.email`), from the first row to the last, without errors of the whole file. */
export const faultsOf = (errors: Readonly<Record<string, readonly string[]>>): Fault[] =>
  Object.entries(errors)
    .flatMap(([place, problems]) => {
      const [, row, column = null] = CELL.exec(place) ?? [];
      return row === undefined ? [] : problems.map((problem) => ({ row: Number(row), column, problem }));
    })
    .sort((one, other) => one.row - other.row);
