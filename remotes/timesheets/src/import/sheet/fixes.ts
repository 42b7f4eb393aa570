import { importTexts } from '../sheet-texts';
import { type Change, placeOf, WIDTH } from './columns';
import type { Names } from './names';
import { overnightProposals, type Proposal, proposalsFor } from './proposals';
import type { Sheet } from './sheet';

/** A cell with a sentence. */
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

/** How a cell may be put right. */
export function proposalsAt(sheet: Sheet, { row, column, sentence, kind }: Finding, names: Names): Proposal[] {
  if (kind === 'note') return sentence.startsWith(OVERNIGHT) ? overnightProposals() : [];
  const cell = (at: number) => sheet.cells.cell(row, at);
  return proposalsFor({ column, cell, extra: sheet.cells.read.extras.get(row) }, names);
}

/** How the sentence of a shift over midnight begins. */
const [OVERNIGHT = ''] = importTexts['csv.next_day'].split('{');

const changesOf = (row: number, { cells }: Proposal): Change[] => cells.map(([column, text]) => ({ row, column, text }));

/** Puts one cell right. */
export const changesFor = (finding: Finding, proposal: Proposal): Change[] => changesOf(finding.row, proposal);

/** Columns whose cells mean the same only if they are equal. */
const NAMED: readonly number[] = [placeOf('job_id'), placeOf('worker_email')];

/** Rows that are looked at together. */
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

/** How many rows a proposal puts right; of more than can be counted at once, null. */
export function countAlike(sheet: Sheet, finding: Finding, proposal: Proposal, names: Names): number | null {
  const rows = sheet.rowsWith(finding.column, finding.sentence, finding.kind);
  if (rows.length > PART) return null;
  return [...changesForAll(sheet, finding, proposal, names)].flat().length / proposal.cells.length;
}

/** The findings from a row on, and then those before it. @param most of them */
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
