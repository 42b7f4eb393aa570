import { SHEET_COLUMNS } from '@careloom/contract/resources/timesheets';

export type Column = (typeof SHEET_COLUMNS)[number];

/** The number of columns of a sheet. */
export const WIDTH = SHEET_COLUMNS.length;

/** The place of a column in a row. */
export const placeOf = (column: Column): number => SHEET_COLUMNS.indexOf(column);

/** "Worker Email" is `worker_email`: people write heads as they read them. */
export const columnName = (head: string): string => head.toLowerCase().replace(/[\s-]+/g, '_');

/** A cell that is changed. `row` counts the rows of the sheet from 0, without the header. */
export interface Change {
  row: number;
  column: number;
  text: string;
}
