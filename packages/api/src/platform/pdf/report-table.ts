/** A report as a file shows it: texts only, for every cell is written as it stands. */
export interface ReportTable {
  title: string;
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** Under the table: name and amount. */
  totals: readonly (readonly [name: string, amount: string])[];
}

export interface Column {
  name: string;
  /** Its part of the width of a page, beside the others'. */
  share: number;
  /** A number, which is set at the right. */
  numeric?: true;
}

/** A status as a person reads it: `part_paid` is "Part paid". */
export const inWords = (status: string): string => status.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());
