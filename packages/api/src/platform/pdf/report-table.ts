/** A report for a file: text only, because every cell is written unchanged. */
export interface ReportTable {
  title: string;
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** Under the table: name and amount. */
  totals: readonly (readonly [name: string, amount: string])[];
}

export interface Column {
  name: string;
  /** Its share of the page width, relative to the other columns. */
  share: number;
  /** A number, aligned right. */
  numeric?: true;
}

/** A readable status: `part_paid` becomes "Part paid". */
export const inWords = (status: string): string => status.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());
