import { describeIssues } from '@careloom/contract/issues';
import { shiftStateMessages } from '@careloom/contract/messages/common';
import { fieldPayLevelMessages } from '@careloom/contract/messages/field-settings';
import { sheetMessages } from '@careloom/contract/messages/files';
import { ruleMessages } from '@careloom/contract/messages/rule';
import { fieldShiftMessages } from '@careloom/contract/messages/shift';
import { validationMessages } from '@careloom/contract/messages/validation';
import { SHEET_COLUMNS, sheetLabels, sheetRow } from '@careloom/contract/resources/timesheets';
import { minutesOf } from '../../shift/clock';
import { importTexts } from '../sheet-texts';
import { type Column, placeOf } from './columns';

/** Errors and warnings of a row, by column. */
export interface Verdict {
  /** Errors: the server would refuse the row. */
  faults: readonly [column: number, sentence: string][];
  /** Warnings: the value is valid, but worth a review. */
  notes: readonly [column: number, sentence: string][];
}

const TEXTS: Readonly<Record<string, string>> = {
  ...ruleMessages,
  ...validationMessages,
  ...fieldShiftMessages,
  ...shiftStateMessages,
  ...fieldPayLevelMessages,
};

/** Warns about a normal shift that ends at or before its start, and so on the next day: often a mistake in a day shift. */
function overnightNote({ type, start_time, end_time }: { type: string; start_time: string; end_time: string }): Verdict['notes'] {
  const minutes = minutesOf(end_time) - minutesOf(start_time);
  if (type !== 'normal' || minutes > 0) return [];
  const hours = ((minutes + 24 * 60) / 60).toFixed(2);
  return [[placeOf('end_time'), importTexts['csv.next_day'].replace('{hours}', hours)]];
}

/** Validates a row with the contract's rules, which the server uses too. @param extra unresolved cells beyond the last column */
export function checkRow(cell: (column: number) => string, extra?: string): Verdict {
  const cells = Object.fromEntries(SHEET_COLUMNS.map((column, at) => [column, cell(at)]));
  const result = sheetRow.safeParse(cells, { reportInput: true });
  const beyond: Verdict['faults'] = extra === undefined ? [] : [[placeOf('description'), sheetMessages['sheet.extra_cells']]];
  if (result.success) return { faults: beyond, notes: overnightNote(result.data) };
  const described = describeIssues(result.error.issues, sheetLabels, (key) => TEXTS[key] ?? key);
  const faults = Object.entries(described).map(([column, [sentence = '']]): [number, string] => [placeOf(column as Column), sentence]);
  return { faults: [...faults, ...beyond], notes: [] };
}
