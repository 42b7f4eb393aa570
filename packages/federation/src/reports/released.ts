import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import compareVersions from 'semver/functions/compare.js';
import { ROOT, versionOf } from '../base/workspace';
import { keyOf, lineOf, readReport, type Fact } from './facts/fact';

/** The packages with an API report, which shell and remotes share. */
export const REPORTED = ['shared', 'contract'] as const;
export type Reported = (typeof REPORTED)[number];

/** The folder of the reports: `shared.txt` is the current one, `shared@1.2.0.txt.br` that of the last release. */
export const REPORTS = path.join(ROOT, 'compat/api');

export const todayFile = (name: Reported, folder = REPORTS) => path.join(folder, `${name}.txt`);

/** Compressed, because only the checks read it: they report changes fact by fact. */
const RELEASED = '.txt.br';
const releasedFile = (name: Reported, version: string, folder: string) => path.join(folder, `${name}@${version}${RELEASED}`);

const readReleased = (name: Reported, version: string, folder: string) =>
  brotliDecompressSync(readFileSync(releasedFile(name, version, folder))).toString('utf8');

export interface Report {
  version: string;
  facts: Fact[];
}

/** The versions of a package with a released report, oldest first. */
const releasedVersions = (name: Reported, folder = REPORTS): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((file) => (file.startsWith(`${name}@`) ? [file.slice(name.length + 1, -RELEASED.length)] : []))
    .sort(compareVersions);

/** The report of a package's last release; null if there is none. */
export function lastRelease(name: Reported, folder = REPORTS): Report | null {
  const version = releasedVersions(name, folder).at(-1);
  return version === undefined ? null : { version, facts: readReport(readReleased(name, version, folder)) };
}

/** Stores a report as that of a release, and removes the previous one. */
export function storeReleasedReport(name: Reported, version: string, report: string, folder = REPORTS): void {
  for (const known of releasedVersions(name, folder)) rmSync(releasedFile(name, known, folder));
  writeFileSync(releasedFile(name, version, folder), brotliCompressSync(report));
}

/** The current report as committed; null if there is none. */
export function committed(name: Reported, folder = REPORTS): string | null {
  const file = todayFile(name, folder);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Packages whose report differs from that of their last release, so that additions after the release could not be distinguished. */
export const unstoredReports = (folder = REPORTS): string[] =>
  REPORTED.filter((name) => {
    const version = releasedVersions(name, folder).at(-1);
    return version === undefined || committed(name, folder) !== readReleased(name, version, folder);
  }).map(
    (name) =>
      `the report of ${name} ${packageVersion(name)} is not kept as released: run npm run api-report -- --release and commit what it writes`,
  );

export const packageVersion = (name: Reported) => versionOf(`packages/${name}`);

const firstOfMajor = (version: string) => `${version.split('.')[0]}.0.0`;

/** Adds to each fact the version that introduced it: that of the released report if it has the same fact, else the current version. */
export function dated(facts: readonly Fact[], version: string, released: Report | null): Fact[] {
  const known = new Map((released?.facts ?? []).map((fact) => [keyOf(fact), fact]));
  return facts.map((fact) => {
    const before = known.get(keyOf(fact));
    const { since: own, ...same } = before ?? { since: undefined };
    const since = before && lineOf(same as Fact) === lineOf(fact) ? own : released && version;
    return since && since !== firstOfMajor(version) ? { ...fact, since } : fact;
  });
}
