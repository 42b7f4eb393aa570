/** What jest tests, as parts of a run that `--affected` may skip. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';
import { COMMON, everything, folders, PAGES } from './units.mjs';

/** @typedef {import('./units.mjs').Inputs} Inputs */

/** What is read beside the scripts by tests of the runner: the others look at all texts, looks and imports. @type {Readonly<Record<string, readonly string[]>>} */
const READ_BY = {
  'scripts/cpu.test.ts': [],
  'scripts/packages.test.ts': [],
  'scripts/stop.test.ts': [],
  'scripts/jest-units.test.ts': ['jest.config.mjs', ...PAGES, 'remotes/jobs'],
};

/** Test files, whichever shard has them: jest deals out its own. @param {string} place */
const filesIn = (place) =>
  readdirSync(path.join(ROOT, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => `${place}/${file}`);

/**
 * Packages by their folder, everything else by its test files. One of a remote or of the shell depends on the files of its part that it ran when it last
 * passed, and where that is not known, on all of it.
 * @param {Readonly<Record<string, readonly string[]>>} files that each test file ran, as `filesRun` has them
 * @returns {Map<string, Inputs>}
 */
export function jestUnits(files) {
  const pages = [...COMMON, 'jest.config.mjs', ...PAGES];
  const ofPart = (/** @type {string} */ part) =>
    filesIn(`${part}/src`).map((test) => /** @type {const} */ ([test, { places: [...pages, ...(files[test] ?? [part])] }]));
  const ofScript = (/** @type {string} */ file) => (READ_BY[file] ? { places: [...COMMON, ...READ_BY[file]] } : everything());
  return new Map([
    ...PAGES.map((folder) => /** @type {const} */ ([folder, { places: pages }])),
    ...[...folders('remotes'), 'shell'].flatMap(ofPart),
    ...filesIn('scripts').map((file) => /** @type {const} */ ([file, ofScript(file)])),
  ]);
}

/** What belongs to a remote or to the shell: `remotes/jobs`. */
const PART = /^(remotes\/[^/]+|shell)\//;

/**
 * The files of its own part that each test file of a remote or of the shell ran.
 * @param {string} notes the folder in which `testing/noting-runtime.cjs` has left them
 */
export function filesRun(notes) {
  /** @type {Record<string, string[]>} */
  const files = {};
  for (const name of existsSync(notes) ? readdirSync(notes) : []) {
    const test = decodeURIComponent(name);
    const [part] = PART.exec(test) ?? [];
    if (!part) continue;
    files[test] = readFileSync(path.join(notes, name), 'utf8')
      .split('\n')
      .filter((file) => file.startsWith(part));
  }
  return files;
}
