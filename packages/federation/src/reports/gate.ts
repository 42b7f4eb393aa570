import major from 'semver/functions/major.js';
import minor from 'semver/functions/minor.js';
import inc from 'semver/functions/inc.js';
import { compare, type Difference } from './facts/compare';
import { keyOf, writeReport, type Fact } from './facts/fact';
import { withGrowingNames } from './facts/with-growing-names';
import { dated, type Report } from './released';
import type { GrowingNames } from './types/growing-names';

/** A package's current API, and what is compared with it. */
export interface Judged {
  name: string;
  /** In its package.json. */
  version: string;
  facts: readonly Fact[];
  /** Lists of names that appear in types only as the name of the list. */
  names: readonly GrowingNames[];
  /** The report of its last release; null if there is none. */
  released: Report | null;
  /** Its report in the repository; null if there is none. */
  committed: string | null;
}

/** Number of items named for each kind. */
const NAMED = 12;

const some = (lines: readonly string[]) =>
  lines.length > NAMED ? [...lines.slice(0, NAMED), `and ${lines.length - NAMED} more of the kind.`] : [...lines];

const isNewMajor = (version: string, released: string) => major(version) > major(released);
const isNewMinor = (version: string, released: string) =>
  isNewMajor(version, released) || (major(version) === major(released) && minor(version) > minor(released));

function unraisedVersion({ name, version }: Judged, released: Report, differences: readonly Difference[]): string[] {
  const breaking = differences.filter(({ kind }) => kind === 'breaks');
  const manifest = `packages/${name}/package.json`;
  const next = `Keep it as it was in ${released.version}, or raise the version in ${manifest} to ${inc(released.version, 'major')}.`;
  if (breaking.length > 0 && !isNewMajor(version, released.version))
    return some(breaking.map(({ fact, what }) => `${name}: ${keyOf(fact)} ${what}. ${next}`));
  const [first] = differences;
  if (!first || isNewMinor(version, released.version)) return [];
  const others = differences.length > 1 ? `, as ${differences.length - 1} more` : '';
  return [
    `${name}: ${keyOf(first.fact)} ${first.what}${others}. Raise the version in ${manifest} to ${inc(released.version, 'minor')}, so that a remote can ask for it.`,
  ];
}

/** The report to commit. */
export const reportOf = ({ version, facts, released }: Pick<Judged, 'version' | 'facts' | 'released'>) =>
  writeReport(dated(facts, version, released));

function stale(judged: Judged): string[] {
  const { name, committed } = judged;
  const wanted = reportOf(judged);
  if (wanted === committed) return [];
  const [known, now] = [committed ?? '', wanted].map((text) => new Set(text.split('\n')));
  const line = [...(now ?? [])].find((text) => !known?.has(text)) ?? [...(known ?? [])].find((text) => !now?.has(text));
  return [`${name}: compat/api/${name}.txt is not what the sources say ("${line}"). Run npm run api-report and commit what it writes.`];
}

/** Why a package is refused in its current state, as sentences; empty if it is not. */
export function refusals(judged: Judged): string[] {
  const { name, released, facts, names } = judged;
  if (!released)
    return [`${name} has no report of a release in compat/api. Run npm run api-report -- --release and commit what it writes.`];
  return [...unraisedVersion(judged, released, compare(withGrowingNames(released.facts, names, facts), facts)), ...stale(judged)];
}
