import { SHEET_COLUMNS } from '@careloom/contract/resources/timesheets';

export type Column = (typeof SHEET_COLUMNS)[number];

/** The number of columns of a sheet. */
export const WIDTH = SHEET_COLUMNS.length;

/** The index of a column in a row. */
export const placeOf = (column: Column): number => SHEET_COLUMNS.indexOf(column);

/** Normalises a column header: "Worker Email" becomes `worker_email`. */
export const columnName = (head: string): string => head.toLowerCase().replace(/[\s-]+/g, '_');

/** A change of a cell. `row` is the index of the row from 0, without the header. */
export interface Change {
  row: number;
  column: number;
  text: string;
}
