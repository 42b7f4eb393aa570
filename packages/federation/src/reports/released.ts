import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import compareVersions from 'semver/functions/compare.js';
import { ROOT, versionOf } from '../base/workspace';
import { keyOf, lineOf, readReport, type Fact } from './facts/fact';
import { REPORTED, type Reported } from './reported';

/** Where the reports are kept: `shared.txt` as it is today, `shared@1.2.0.txt.br` as it was last released. */
export const REPORTS = path.join(ROOT, 'compat/api');

export const todayFile = (name: Reported, folder = REPORTS) => path.join(folder, `${name}.txt`);

/** Compressed, for it is read by the checks alone: what changed since is told by them, fact by fact. */
const RELEASED = '.txt.br';
const releasedFile = (name: Reported, version: string, folder: string) => path.join(folder, `${name}@${version}${RELEASED}`);

const readReleased = (name: Reported, version: string, folder: string) =>
  brotliDecompressSync(readFileSync(releasedFile(name, version, folder))).toString('utf8');

export interface Report {
  version: string;
  facts: Fact[];
}

/** The versions of a package that have a report of their release, oldest first. */
const releasedVersions = (name: Reported, folder = REPORTS): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((file) => (file.startsWith(`${name}@`) ? [file.slice(name.length + 1, -RELEASED.length)] : []))
    .sort(compareVersions);

/** The report of a package's last release; null where it never had one. */
export function lastRelease(name: Reported, folder = REPORTS): Report | null {
  const version = releasedVersions(name, folder).at(-1);
  return version === undefined ? null : { version, facts: readReport(readReleased(name, version, folder)) };
}

/** Keeps a report as that of a release; the one before it has served. */
export function keepReleased(name: Reported, version: string, report: string, folder = REPORTS): void {
  for (const known of releasedVersions(name, folder)) rmSync(releasedFile(name, known, folder));
  writeFileSync(releasedFile(name, version, folder), brotliCompressSync(report));
}

/** Today's report as it is committed; null where there is none. */
export function committed(name: Reported, folder = REPORTS): string | null {
  const file = todayFile(name, folder);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Packages whose report is another one than that of their last release: what the next change adds could not be told from it. */
export const unkept = (folder = REPORTS): string[] =>
  REPORTED.filter((name) => {
    const version = releasedVersions(name, folder).at(-1);
    return version === undefined || committed(name, folder) !== readReleased(name, version, folder);
  }).map(
    (name) =>
      `the report of ${name} ${packageVersion(name)} is not kept as released: run npm run api-report -- --release and commit what it writes`,
  );

export const packageVersion = (name: Reported) => versionOf(`packages/${name}`);

const firstOfMajor = (version: string) => `${version.split('.')[0]}.0.0`;

/** Facts with the version that each came with: that of the last release, where it had it so, else today's. */
export function dated(facts: readonly Fact[], version: string, released: Report | null): Fact[] {
  const known = new Map((released?.facts ?? []).map((fact) => [keyOf(fact), fact]));
  return facts.map((fact) => {
    const before = known.get(keyOf(fact));
    const { since: own, ...same } = before ?? { since: undefined };
    const since = before && lineOf(same as Fact) === lineOf(fact) ? own : released && version;
    return since && since !== firstOfMajor(version) ? { ...fact, since } : fact;
  });
}
