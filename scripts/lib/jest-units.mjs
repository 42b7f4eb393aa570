/** The jest tests, as parts of a run that `--affected` may skip. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';
import { COMMON, everything, folders, PAGES } from './units.mjs';

/** @typedef {import('./units.mjs').Inputs} Inputs */

/**
 * What these tests of scripts read besides the scripts. All other tests of scripts read all texts, styles and imports.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const READ_BY = {
  'scripts/cpu.test.ts': [],
  'scripts/packages.test.ts': [],
  'scripts/stop.test.ts': [],
  'scripts/jest-units.test.ts': ['jest.config.mjs', ...PAGES, 'remotes/jobs'],
};

/** Test files of all shards: jest has its own sharding. @param {string} place */
const filesIn = (place) =>
  readdirSync(path.join(ROOT, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => `${place}/${file}`);

/**
 * Packages by their folder, everything else by its test files. A test file of a remote or of the shell depends on the files of its part that it ran when
 * it last passed, or on the whole part if they are not known.
 * @param {Readonly<Record<string, readonly string[]>>} files that each test file ran, as `filesRun` returns them
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

/** The folder of a remote or the shell that a file belongs to: `remotes/jobs`. */
const PART = /^(remotes\/[^/]+|shell)\//;

/**
 * The files of its own part that each test file of a remote or of the shell ran.
 * @param {string} notes the folder into which `testing/noting-runtime.cjs` writes them
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
