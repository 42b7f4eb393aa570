import { KB } from '@careloom/federation/bench/budgets';
import type { Verdict } from '@careloom/federation/bench/verdict';
import type { PageFigures } from './figures';
import { failuresOf, type MeasuredPage, type Results } from './results';
import { SIDES } from './sites';

/** Formats rows as lines with aligned columns; numbers are right-aligned. */
function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => String(row[column] ?? '').length)));
  const cell = (value: string | number | undefined, column: number) => {
    const width = widths[column] ?? 0;
    return typeof value === 'number' || /^[\d.]+$/.test(value ?? '') ? String(value).padStart(width) : (value ?? '').padEnd(width);
  };
  return all.map((row) => row.map(cell).join('  ').trimEnd());
}

const kb = (bytes: number) => (bytes / KB).toFixed(1);
const ratio = (page: MeasuredPage, of: (figures: PageFigures) => number) => (of(page.federated) / of(page.single)).toFixed(2);

const HEAD = [
  'page',
  'build',
  'requests',
  'scripts',
  'chain',
  'JS KB',
  'ratio',
  'CSS KB',
  'HTML KB',
  'lazy compiles',
  'ratio',
  'of the rounds',
];

function rowsOf(page: MeasuredPage) {
  return SIDES.map((side) => {
    const { requests, scripts, depth, scriptBytes, styleBytes, pageBytes, lazyCompiles, allLazyCompiles } = page[side];
    const federated = side === 'federated';
    const bytes = federated ? ratio(page, (figures) => figures.scriptBytes) : '';
    const compiles = federated ? ratio(page, (figures) => figures.lazyCompiles) : '';
    const counts = [requests, scripts, depth, kb(scriptBytes), bytes, kb(styleBytes), kb(pageBytes), lazyCompiles, compiles];
    return [federated ? page.name : '', side, ...counts, allLazyCompiles.join(' ')];
  });
}

const chunkLines = ({ name, ...sides }: MeasuredPage) =>
  SIDES.flatMap((side) => [
    '',
    `${name}, ${side}: ${kb(sides[side].scriptBytes)} KB of JavaScript`,
    ...table(
      [' KB', 'file', 'mostly'],
      sides[side].chunks.map(({ file, bytes, holds }) => [kb(bytes), file, holds.join(', ')]),
    ),
  ]);

function moduleLines({ differences }: Results): string[] {
  const reasons = new Map<string, number>();
  for (const { only, reason } of differences) {
    const key = `${only}: ${reason ?? 'NOT OF THE FEDERATION'}`;
    reasons.set(key, (reasons.get(key) ?? 0) + 1);
  }
  return [...reasons].sort().map(([reason, count]) => `  ${String(count).padStart(4)}  ${reason}`);
}

const shiftLines = ({ stability }: Results) =>
  stability.length === 0
    ? []
    : [
        `${stability.length} pages looked at for layout shift; those that move most:`,
        ...table(
          ['score', 'page', 'what moved'],
          stability.slice(0, 5).map(({ at, score, moved }) => [score.toFixed(3), at, moved]),
        ),
        '',
      ];

/** A tick means that a target is met; being within the limit is not enough. */
function signOf({ exceeded, came }: Verdict) {
  if (exceeded) return '✗';
  return came === 'target' || came === 'reach' ? '✓' : '·';
}

/** The printed report. */
export function reportOf(results: Results): string {
  const failures = failuresOf(results);
  return [
    ...results.pages.flatMap(chunkLines),
    '',
    'Modules that are in one of the two builds alone',
    ...moduleLines(results),
    '',
    ...table(HEAD, results.pages.flatMap(rowsOf)),
    '',
    ...shiftLines(results),
    `Login form painted and usable from ${kb(results.formBytes)} KB. Sizes are brotli as sent, 1 KB = ${KB} bytes.`,
    '',
    ...results.verdicts.map((verdict) => `${signOf(verdict)} ${verdict.sentence}`),
    '',
    failures.length === 0 ? '✓ all budgets held' : `✗ ${failures.length} failures\n${failures.map((failure) => `  ${failure}`).join('\n')}`,
  ].join('\n');
}
