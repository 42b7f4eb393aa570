import { importTexts } from '../sheet-texts';
import { type Change, placeOf, WIDTH } from './columns';
import type { Names } from './names';
import { overnightProposals, type Proposal, proposalsFor } from './proposals';
import type { Sheet } from './sheet';

/** An error or a warning of a cell. */
export interface Finding {
  row: number;
  column: number;
  sentence: string;
  kind: 'fault' | 'note';
}

/** The error of a cell or, without one, its warning; null for neither. */
export function findingAt(sheet: Sheet, row: number, column: number): Finding | null {
  if (sheet.isTaken(row)) return null;
  const fault = sheet.fault(row, column);
  const note = sheet.note(row, column);
  if (fault !== '') return { row, column, sentence: fault, kind: 'fault' };
  return note === '' ? null : { row, column, sentence: note, kind: 'note' };
}

/** The proposals to fix a cell. */
export function proposalsAt(sheet: Sheet, { row, column, sentence, kind }: Finding, names: Names): Proposal[] {
  if (kind === 'note') return sentence.startsWith(OVERNIGHT) ? overnightProposals() : [];
  const cell = (at: number) => sheet.cells.cell(row, at);
  return proposalsFor({ column, cell, extra: sheet.cells.read.extras.get(row) }, names);
}

/** The start of the warning about a shift over midnight. */
const [OVERNIGHT = ''] = importTexts['csv.next_day'].split('{');

const changesOf = (row: number, { cells }: Proposal): Change[] => cells.map(([column, text]) => ({ row, column, text }));

/** The changes that fix one cell. */
export const changesFor = (finding: Finding, proposal: Proposal): Change[] => changesOf(finding.row, proposal);

/** Columns in which only equal cells have the same meaning. */
const NAMED: readonly number[] = [placeOf('job_id'), placeOf('worker_email')];

/** Number of rows per chunk. */
const PART = 400;

/**
 * Fixes all cells with the same error: the same sentence and a proposal of the same kind; for names, only equal ones.
 * In chunks, because a sheet may have thousands.
 */
export function* changesForAll(sheet: Sheet, finding: Finding, proposal: Proposal, names: Names): Generator<Change[]> {
  const { row: own, column, sentence, kind } = finding;
  const text = sheet.cells.cell(own, column).toLowerCase();
  const sameIn = (row: number): Proposal | false | undefined =>
    NAMED.includes(column)
      ? sheet.cells.cell(row, column).toLowerCase() === text && proposal
      : proposalsAt(sheet, { ...finding, row }, names).find((one) => one.kind === proposal.kind);
  const rows = sheet.rowsWith(column, sentence, kind);
  for (let at = 0; at < rows.length; at += PART) {
    yield rows.slice(at, at + PART).flatMap((row) => {
      const same = sameIn(row);
      return same ? changesOf(row, same) : [];
    });
  }
}

/** The number of rows that a proposal fixes; null if there are too many to count at once. */
export function countAlike(sheet: Sheet, finding: Finding, proposal: Proposal, names: Names): number | null {
  const rows = sheet.rowsWith(finding.column, finding.sentence, finding.kind);
  if (rows.length > PART) return null;
  return [...changesForAll(sheet, finding, proposal, names)].flat().length / proposal.cells.length;
}

/** The findings from a row to the end, then those before the row. @param most the number at which the search stops */
export function findingsFrom(sheet: Sheet, kind: Finding['kind'], first: number, most: number): Finding[] {
  const findings: Finding[] = [];
  for (let step = 0; step < sheet.rows && findings.length < most; step += 1) {
    const row = (first + step) % sheet.rows;
    if (sheet.isTaken(row) || !(kind === 'fault' ? sheet.isWrong(row) : sheet.isNoted(row))) continue;
    for (let column = 0; column < WIDTH; column += 1) {
      const sentence = kind === 'fault' ? sheet.fault(row, column) : sheet.note(row, column);
      if (sentence !== '') findings.push({ row, column, sentence, kind });
    }
  }
  return findings;
}
