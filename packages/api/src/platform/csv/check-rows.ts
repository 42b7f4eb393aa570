import { describeIssues, type FieldErrors, type Labels } from '@careloom/contract/issues';
import { MESSAGES } from '@careloom/contract/messages/index';
import type { z } from '@careloom/contract/schema';
import { badSheet } from './read-lines';
import type { SheetRow } from './read-sheet';

export interface CheckedRow<Value> {
  row: number;
  value: Value;
}

export interface CheckedRows<Value> {
  /** Rows that are valid on their own. */
  right: CheckedRow<Value>[];
  /** Errors of the other rows, by row and column. */
  errors: FieldErrors;
}

/** Parses the rows of a sheet with a schema whose fields are its columns. */
export function checkRows<Schema extends z.ZodMiniType>(
  rows: readonly SheetRow[],
  schema: Schema,
  labels: Labels,
): CheckedRows<z.output<Schema>> {
  const errors: FieldErrors = {};
  const right: CheckedRow<z.output<Schema>>[] = [];
  for (const { row, cells } of rows) {
    const result = schema.safeParse(cells, { reportInput: true });
    if (result.success) right.push({ row, value: result.data });
    else {
      const described = describeIssues(result.error.issues, labels, (key) => MESSAGES[key]);
      for (const [column, texts] of Object.entries(described)) errors[`${row}.${column}`] = texts;
    }
  }
  return { right, errors };
}

/** An error that only shows in the database or in comparison with another row. */
export interface RowFault {
  row: number;
  column: string;
  message: string;
}

/** @throws 422 `error.csv` with all errors of a sheet at once, if there are any */
export function refuseFaults(errors: FieldErrors, faults: readonly RowFault[]): void {
  const all: FieldErrors = { ...errors };
  for (const { row, column, message } of faults) (all[`${row}.${column}`] ??= []).push(message);
  if (Object.keys(all).length > 0) throw badSheet(all);
}

/**
 * Finds the rows whose key already exists in a record or an earlier row.
 * @param taken the keys of existing records
 */
export function repeated<Value>(rows: readonly CheckedRow<Value>[], keyOf: (value: Value) => string, taken: Iterable<string>): number[] {
  const seen = new Set(taken);
  return rows.flatMap(({ row, value }) => {
    const key = keyOf(value);
    if (seen.has(key)) return [row];
    seen.add(key);
    return [];
  });
}
