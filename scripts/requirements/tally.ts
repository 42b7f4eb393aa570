import type { Ran } from './read-reports';

export interface Requirement {
  id: string;
  area: string;
  statement: string;
}

export interface Tally {
  /** Ids by area, in the order of the table. */
  areas: { area: string; proven: string[]; missing: string[] }[];
  /** Titles that name what is no requirement, or too much to be one test. */
  mistakes: string[];
}

const ID = /\bR\d+-\d+\b/g;
const MOST = 3;

/** The requirements that a title names. */
export const idsIn = (title: string) => [...new Set(title.match(ID) ?? [])];

/**
 * What a run proves: an id in the title of a test that passed, unless another test that names it did not. A test that names
 * more than three proves none of them well.
 */
export function tally(requirements: readonly Requirement[], ran: readonly Ran[]): Tally {
  const known = new Set(requirements.map(({ id }) => id));
  const idsOf = (passed: boolean) => new Set(ran.filter((test) => test.passed === passed).flatMap(({ title }) => idsIn(title)));
  const failed = idsOf(false);
  const proven = new Set([...idsOf(true)].filter((id) => !failed.has(id)));
  const idsOfArea = (area: string) => requirements.filter((row) => row.area === area).map(({ id }) => id);
  return {
    areas: [...new Set(requirements.map(({ area }) => area))].map((area) => ({
      area,
      proven: idsOfArea(area).filter((id) => proven.has(id)),
      missing: idsOfArea(area).filter((id) => !proven.has(id)),
    })),
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

/** `R5-001..R5-003 R5-007`: runs of ids written short. */
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
