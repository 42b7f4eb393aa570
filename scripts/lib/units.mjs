/**
 * The parts of a run that `--affected` may skip, and what each depends on. A part whose dependencies are not known exactly depends on everything:
 * running too much costs time, skipping too much hides a fault.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { testsIn } from './node-tests.mjs';
import { ROOT } from './run.mjs';

/** @typedef {{ places: readonly string[], also?: string }} Inputs files and folders, and what else its result depends on */

const MADE = ['.git', '.cache', '.data', 'node_modules', 'reports', 'test-results', 'coverage', 'playwright-report'];

/** What every program of the project depends on, and the runner itself. */
export const COMMON = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'scripts', 'testing', 'docs/spec'].concat([
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tsconfig.node.json',
  'tsconfig.json',
]);
/** What the pages of all remotes are built from. */
export const PAGES = ['packages/contract', 'packages/pay', 'packages/shared'];

/** The entries of a folder, as paths from the root. */
export const folders = (/** @type {string} */ place) => readdirSync(path.join(ROOT, place)).map((name) => `${place}/${name}`);

/** Checks of the whole tree. @returns {Inputs} */
export const everything = () => ({
  places: readdirSync(ROOT)
    .filter((name) => !MADE.includes(name))
    .sort(),
});

/** The units of typed lint: nothing imports a remote, and a remote imports only what all pages are built from. @returns {Map<string, Inputs>} */
export function lintUnits() {
  const { places } = everything();
  const others = places.filter((place) => place !== 'remotes');
  const units = new Map([['lint of all', { places: others }]]);
  for (const remote of folders('remotes')) units.set(`lint of ${remote}`, { places: [...COMMON, ...PAGES, remote] });
  return units;
}

/** A test of the federation that reads the project's own remotes uses one of these names. */
const READS_REMOTES = /\b(ROOT|remoteNames|remoteDir|remoteConfigs|allManifests)\b/;

/** What these tests read: the reports cover packages only, the build in another folder one remote, or all with `npm run verify`. @type {Readonly<Record<string, readonly string[]>>} */
const READ_BY = {
  'packages/federation/src/reports/reports.test.ts': [],
  'packages/federation/src/commands/nginx-config.test.ts': [],
  'packages/federation/src/build/elsewhere.test.ts': process.env['VERIFY'] ? ['shell', 'remotes'] : ['shell', 'remotes/finance'],
};

/** The tests of the federation: those that read the project's own remotes, and those that create their own. @returns {Map<string, Inputs>} */
export function federationUnits() {
  const own = [...COMMON, 'packages', 'compat', 'deploy'];
  return new Map(
    testsIn('packages/federation').map((file) => {
      const known = READ_BY[file];
      if (known) return [file, { places: [...own, ...known] }];
      return [file, READS_REMOTES.test(readFileSync(path.join(ROOT, file), 'utf8')) ? everything() : { places: own }];
    }),
  );
}

/** Inputs of the API tests: the API knows no remote, and its tests serve their own pages and write the responses that page tests use. @returns {Inputs} */
export const apiInputs = () => ({
  places: [...COMMON, 'packages/api', 'packages/contract', 'packages/pay', 'packages/federation', 'compat', 'deploy'].concat(
    'packages/shared/testing/answers',
  ),
});
