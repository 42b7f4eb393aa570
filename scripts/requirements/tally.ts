import type { Ran } from './read-reports';

export interface Requirement {
  id: string;
  area: string;
  statement: string;
  /** The level of the test that proves it: in a browser, over HTTP, or any. */
  level: string;
}

export interface Tally {
  /** Ids by area, in the order of the table. `below`: proven, but not by a test of the row's level. */
  areas: { area: string; proven: string[]; below: string[]; missing: string[] }[];
  /** Titles that name an unknown requirement, or too many for one test. */
  mistakes: string[];
}

const ID = /\bR\d+-\d+\b/g;
const MOST = 3;

/** The requirements that a title names. */
export const idsIn = (title: string) => [...new Set(title.match(ID) ?? [])];

/**
 * What a run proves: an id in the title of a test that passed, at the level that its row requires, unless another test that names it did not
 * pass. A test that names more than three ids is a mistake, since it proves none of them well.
 */
export function tally(requirements: readonly Requirement[], ran: readonly Ran[]): Tally {
  const failed = new Set(ran.filter(({ passed }) => !passed).flatMap(({ title }) => idsIn(title)));
  const levels = new Map<string, Set<string>>();
  for (const { title, passed, level } of ran)
    if (passed) for (const id of idsIn(title)) levels.set(id, (levels.get(id) ?? new Set()).add(level));

  const standing = ({ id, level }: Requirement) => {
    const seen = levels.get(id);
    if (!seen || failed.has(id)) return 'missing';
    return level === 'any' || seen.has(level) ? 'proven' : 'below';
  };
  const known = new Set(requirements.map(({ id }) => id));
  return {
    areas: [...new Set(requirements.map(({ area }) => area))].map((area) => {
      const rows = requirements.filter((row) => row.area === area);
      const ids = (wanted: 'proven' | 'below' | 'missing') => rows.filter((row) => standing(row) === wanted).map(({ id }) => id);
      return { area, proven: ids('proven'), below: ids('below'), missing: ids('missing') };
    }),
    mistakes: ran.flatMap((test) => mistakesIn(test, known)),
  };
}

function mistakesIn({ title, where }: Ran, known: ReadonlySet<string>): string[] {
  const ids = idsIn(title);
  return [
    ...ids.filter((id) => !known.has(id)).map((id) => `${id} is no requirement: "${title}" (${where})`),
    ...(ids.length > MOST ? [`${ids.length} requirements in one test, at most ${MOST}: "${title}" (${where})`] : []),
  ];
}

/** `R5-001..R5-003 R5-007`: abbreviates ranges of ids. */
export function ranges(ids: readonly string[]): string {
  const runs: string[][] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    if (run && id === next(run.at(-1) ?? '')) run.push(id);
    else runs.push([id]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}..${run.at(-1)}` : run.join(' '))).join(' ');
}

function next(id: string) {
  const [section = '', number = ''] = id.split('-');
  return `${section}-${String(Number(number) + 1).padStart(number.length, '0')}`;
}
