/**
 * The parts of a run that `--affected` may skip, and what each depends on. A part whose dependencies are not known exactly depends on everything:
 * to run too much costs time, to skip too much hides a fault.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { testsIn } from './node-tests.mjs';
import { ROOT } from './run.mjs';

/** @typedef {{ places: readonly string[], also?: string }} Inputs files and folders, and what else its result depends on */

const MADE = ['.git', '.cache', '.data', 'node_modules', 'reports', 'test-results', 'coverage', 'playwright-report'];

/** What any program of the project depends on, and the runner itself. */
const COMMON = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'scripts', 'testing', 'docs/spec'].concat([
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tsconfig.node.json',
  'tsconfig.json',
]);
/** What the pages of all remotes are made of. */
const PAGES = ['packages/contract', 'packages/pay', 'packages/shared'];

const folders = (/** @type {string} */ place) => readdirSync(path.join(ROOT, place)).map((name) => `${place}/${name}`);

/** Checks of the whole tree. @returns {Inputs} */
export const everything = () => ({
  places: readdirSync(ROOT)
    .filter((name) => !MADE.includes(name))
    .sort(),
});

/** What a test of the federation reads of the project's own remotes, it reads by one of these. */
const READS_REMOTES = /\b(ROOT|remoteNames|remoteDir|remoteConfigs|allManifests)\b/;

/** The tests of the federation that read the project's own remotes, and those that make their own. @returns {Map<string, Inputs>} */
export function federationUnits() {
  const own = { places: [...COMMON, 'packages', 'compat', 'deploy'] };
  return new Map(
    testsIn('packages/federation').map((file) => [
      file,
      READS_REMOTES.test(readFileSync(path.join(ROOT, file), 'utf8')) ? everything() : own,
    ]),
  );
}

/** Of the API: it knows no remote, and the pages it serves are those of its tests; the answers that tests of pages have are its own. @returns {Inputs} */
export const apiInputs = () => ({
  places: [...COMMON, 'packages/api', 'packages/contract', 'packages/pay', 'packages/federation', 'compat', 'deploy'].concat(
    'packages/shared/testing/answers',
  ),
});

/** What jest tests, by the folder that is given to it. @returns {Map<string, Inputs>} */
export function jestUnits() {
  const pages = [...COMMON, 'jest.config.mjs', ...PAGES];
  return new Map(
    [...folders('remotes'), 'shell', ...PAGES, 'scripts'].map((folder) => [
      folder,
      folder === 'scripts' ? everything() : { places: folder.startsWith('packages/') ? pages : [...pages, folder] },
    ]),
  );
}

/** These folders build, release or read the sources of remotes, or ask every remote that there is. */
const OF_ALL_REMOTES = ['access', 'conformance', 'delivery', 'dev', 'endurance', 'start', 'try-out'];

/** What all pages know of a remote before any of its code: everything in its manifest but the version. */
function manifestsOfRemotes() {
  return folders('remotes').map((remote) => {
    const release = path.join(ROOT, remote, 'dist/release.json');
    if (!existsSync(release)) return `${remote}: not built`;
    const { manifest } = JSON.parse(readFileSync(release, 'utf8'));
    return JSON.stringify({ ...manifest, version: undefined });
  });
}

/**
 * The browser tests, by spec. A spec depends on the remotes whose code its pages loaded when it last passed; one of which that is not known, on all.
 * @param {ReadonlyMap<string, readonly string[] | null>} loads
 * @returns {Map<string, Inputs>}
 */
export function browserUnits(loads) {
  const tooLong = process.env['VERIFY'] ? [] : JSON.parse(readFileSync(path.join(ROOT, 'e2e/long-specs.json'), 'utf8'));
  const specs = folders('e2e').flatMap((folder) => {
    if (/node_modules|engines/.test(folder) || !/^[^.]+$/.test(folder)) return [];
    return folders(folder).filter((file) => file.endsWith('.spec.ts') && !tooLong.includes(file.slice('e2e/'.length)));
  });
  const also = manifestsOfRemotes().join('\n');
  const common = [...COMMON, ...folders('packages'), 'shell', 'compat', 'deploy'];
  const support = ['e2e/fixtures', 'e2e/pages', 'e2e/support', 'e2e/package.json', 'e2e/playwright.config.ts', 'e2e/long-specs.json'];
  return new Map(
    specs.map((spec) => {
      const folder = path.dirname(spec);
      const loaded = loads.get(spec);
      const isOfAll = !loaded || OF_ALL_REMOTES.includes(path.basename(folder));
      const remotes = isOfAll
        ? ['remotes', 'docs', 'README.md']
        : loaded.filter((name) => name !== 'shell').map((name) => `remotes/${name}`);
      return [spec, { places: [...common, ...support, folder, ...remotes], also }];
    }),
  );
}
