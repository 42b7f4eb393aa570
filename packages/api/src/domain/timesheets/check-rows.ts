import { describeIssues, type FieldErrors } from '@careloom/contract/issues';
import { MESSAGES } from '@careloom/contract/messages/index';
import { sheetLabels, sheetRow, type SheetRow } from '@careloom/contract/resources/timesheets';
import { yieldToEventLoop } from '../../platform/event-loop';
import { text } from '../../platform/http/text';
import type { TimesheetRow } from './read-sheet';

/** A row that is valid on its own. `row` is the spreadsheet's row number. */
export interface Line {
  row: number;
  shift: SheetRow;
}

export interface Checked {
  lines: Line[];
  /** By `row.column`. */
  errors: FieldErrors;
  /** Whether a row is marked both sleep over and active night. */
  conflict: boolean;
}

/** Validates every row with the contract's rules. Cells beyond the header are reported for the description, the template's last column. */
export async function checkRows(sheet: readonly TimesheetRow[]): Promise<Checked> {
  const checked: Checked = { lines: [], errors: {}, conflict: false };
  for (const { row, cells, isTooLong } of sheet) {
    const result = sheetRow.safeParse(cells, { reportInput: true });
    if (!result.success) {
      const described = describeIssues(result.error.issues, sheetLabels, (key) => MESSAGES[key]);
      for (const [column, texts] of Object.entries(described)) checked.errors[`${row}.${column}`] = texts;
      checked.conflict ||= result.error.issues.some(({ message }) => message === 'rule.csv.both');
    } else if (!isTooLong) checked.lines.push({ row, shift: result.data });
    if (isTooLong) (checked.errors[`${row}.description`] ??= []).push(text('sheet.extra_cells'));
    await yieldToEventLoop();
  }
  return checked;
}
