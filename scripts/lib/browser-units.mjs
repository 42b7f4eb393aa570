/** The browser tests, as parts of a run that `--affected` may skip. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { isOfEngines } from './loads.mjs';
import { ROOT } from './run.mjs';
import { COMMON, everything, folders } from './units.mjs';

/** @typedef {import('./units.mjs').Inputs} Inputs */

/** The tests in these folders build the whole product, or request every remote. */
const OF_ALL_REMOTES = ['dev', 'endurance'];

/** In the name of a part: the test visits one remote after another, and can leave out those that have not changed. */
const EACH_REMOTE = '*';

/** What all pages know about a remote before they load its code: everything in its manifest but the version. */
function manifestsOfRemotes() {
  return folders('remotes').map((remote) => {
    const release = path.join(ROOT, remote, 'dist/release.json');
    if (!existsSync(release)) return `${remote}: not built`;
    const { manifest } = JSON.parse(readFileSync(release, 'utf8'));
    return JSON.stringify({ ...manifest, version: undefined });
  });
}

/** What all tests of pages depend on; a release uses the last two for its try-out. */
const ofBrowser = () => [
  ...COMMON,
  ...folders('packages'),
  'shell',
  'compat',
  'deploy',
  'e2e/bench/shifts',
  'e2e/fixtures',
  'e2e/pages',
  'e2e/support',
  'e2e/package.json',
  'e2e/try-out',
  'e2e/conformance',
];

const BETWEEN = ' › ';

/** The name of a browser test: its file, and its title with those of its `describe` blocks. @param {string} spec @param {string} title */
export const testName = (spec, title) => `${spec}${BETWEEN}${title}`;

/** A remote that a test visits. @param {string} test @param {string} remote its folder */
const lookAt = (test, remote) => `${test} at ${remote}`;

const LOOK = / at (remotes\/[\w-]+)$/;

/** The test of a unit. @param {string} unit */
const testOf = (unit) => unit.replace(LOOK, '');

/** Whether a unit is a test, its file, or its visit of one remote. @param {string} unit @param {string} test */
export const isUnitOf = (unit, test) => testOf(unit) === test || unit === specOf(test);

/** The file of a browser test. @param {string} test */
export const specOf = (test) => test.split(BETWEEN, 1)[0] ?? '';

/** Whether each test of a file continues on the page of the previous one. @param {string} spec */
const isSerial = (spec) => /mode: 'serial'/.test(readFileSync(path.join(ROOT, spec), 'utf8'));

const ALL_REMOTES = ['remotes', 'docs', 'README.md'];

/** Digests of other files, which a remote's entry contains. They are ignored, since those files are compared separately. */
const DIGESTS = /sha256-[\w+/]+=*/g;

/**
 * The digest of a built file of a remote: `settings/742.js`.
 * @param {string} load @param {(remote: string) => string} folderOf
 * @returns {string | undefined} undefined if the build has no such file
 */
export function builtFile(load, folderOf = (remote) => path.join(ROOT, 'remotes', remote, 'dist')) {
  const [remote = '', file = ''] = load.split('/');
  const place = path.join(folderOf(remote), file);
  if (!existsSync(place)) return undefined;
  return createHash('sha256').update(readFileSync(place, 'utf8').replaceAll(DIGESTS, '')).digest('hex');
}

/**
 * The dependencies of a test, from what it loaded. It depends on the built files that it loaded, so that a change of another page of the same remote
 * does not count; on all sources of a remote that it names as a whole, or that no longer has the file; and on all remotes if it loaded nothing, because
 * it may then use them in another way. Files of the shell are left out: every test depends on the whole shell.
 * @param {readonly string[]} loads @param {(load: string) => string | undefined} built
 * @returns {{ sources: readonly string[], files: readonly string[] }}
 */
function dependenciesOf(loads, built) {
  if (loads.length === 0) return { sources: ALL_REMOTES, files: [] };
  const ofRemotes = [...new Set(loads)].filter((load) => load.split('/', 1)[0] !== 'shell').sort();
  const files = ofRemotes.map((load) => ({ load, digest: load.includes('/') ? built(load) : undefined }));
  const wholes = files.filter(({ digest }) => digest === undefined).map(({ load }) => `remotes/${load.split('/', 1)[0]}`);
  return {
    sources: [...new Set(wholes)],
    files: files.flatMap(({ load, digest }) => (digest === undefined ? [] : [`${load} ${digest}`])),
  };
}

/** The browser tests of this run. */
function browserSpecs() {
  const tooLong = process.env['VERIFY'] ? [] : JSON.parse(readFileSync(path.join(ROOT, 'e2e/long-specs.json'), 'utf8'));
  return folders('e2e').flatMap((folder) => {
    if (/node_modules|engines/.test(folder) || !/^[^.]+$/.test(folder)) return [];
    return folders(folder).filter((file) => file.endsWith('.spec.ts') && !tooLong.includes(file.slice('e2e/'.length)));
  });
}

/**
 * The browser tests. A test depends on the code of remotes that its pages loaded when it last passed. If that is not known for a file, the whole file is one unit
 * and depends on all remotes. Tests of a file that continue on the same page depend on everything that they loaded together.
 * @param {ReadonlyMap<string, readonly string[]>} loads @param {(load: string) => string | undefined} [built]
 * @returns {Map<string, Inputs>}
 */
export function browserUnits(loads, built = builtFile) {
  const also = manifestsOfRemotes().join('\n');
  const common = [...ofBrowser(), 'e2e/playwright.config.ts', 'e2e/long-specs.json'];
  /** @type {Map<string, Inputs>} */
  const units = new Map();
  for (const spec of browserSpecs()) {
    const folder = path.dirname(spec);
    const known = [...loads].filter(([test]) => specOf(test) === spec);
    const add = (/** @type {string} */ name, /** @type {readonly string[]} */ sources, /** @type {readonly string[]} */ files = []) =>
      units.set(name, { places: [...common, folder, ...sources], also: [also, ...files].join('\n') });
    const addByLoads = (/** @type {string} */ name, /** @type {readonly string[]} */ found) => {
      const { sources, files } = dependenciesOf(found, built);
      add(name, sources, files);
    };
    if (known.length === 0 || OF_ALL_REMOTES.includes(path.basename(folder))) add(spec, ALL_REMOTES);
    else if (isSerial(spec))
      addByLoads(
        spec,
        known.flatMap(([, found]) => found),
      );
    else
      for (const [test, found] of known) {
        if (found.includes(EACH_REMOTE)) for (const remote of folders('remotes')) add(lookAt(test, remote), [remote]);
        else addByLoads(test, found);
      }
  }
  return units;
}

/**
 * For each test that visits every remote, the remotes that it has to visit; a test that is not listed visits all.
 * @param {readonly string[]} changed
 */
export function remotesToLookAt(changed) {
  /** @type {Record<string, string[]>} */
  const remotes = {};
  for (const unit of changed) {
    const [, remote] = LOOK.exec(unit) ?? [];
    if (remote) (remotes[testOf(unit)] ??= []).push(path.basename(remote));
  }
  return remotes;
}

/**
 * The units of browser tests that ran.
 * @param {ReadonlyMap<string, readonly string[]>} loads
 * @param {Readonly<Record<string, readonly string[]>>} only remotes that tests had to visit
 */
export const unitsOf = (loads, only) =>
  [...loads].flatMap(([test, parts]) => {
    if (!parts.includes(EACH_REMOTE)) return [test];
    return (only[test]?.map((name) => `remotes/${name}`) ?? folders('remotes')).map((remote) => lookAt(test, remote));
  });

/**
 * What to run of the changed browser tests: the whole file if all of its tests have changed.
 * @param {readonly string[]} changed @param {ReadonlyMap<string, unknown>} units
 */
export function filesAndTests(changed, units) {
  const wanted = new Set(changed.map(testOf));
  const whole = [...new Set(changed.map(specOf))].filter((spec) =>
    [...units.keys()].every((unit) => specOf(unit) !== spec || wanted.has(testOf(unit))),
  );
  return [...whole, ...[...wanted].filter((test) => !whole.includes(specOf(test)))];
}

/**
 * The smoke test in the other engines, as one unit: it depends on what its pages loaded in both. With `npm run verify` it depends on everything.
 * @param {ReadonlyMap<string, readonly string[]>} loads
 * @returns {Inputs}
 */
export function engineInputs(loads) {
  if (process.env['VERIFY']) return everything();
  const loaded = [...loads].filter(([test]) => isOfEngines(test)).flatMap(([, found]) => found);
  const { sources, files } = dependenciesOf(loaded, builtFile);
  return { places: [...ofBrowser(), 'e2e/engines', ...sources], also: [...manifestsOfRemotes(), ...files].join('\n') };
}

/** What the bench measures: the first page of each remote, and the code that they share. @returns {Map<string, Inputs>} */
export function benchUnits() {
  const shared = [...ofBrowser(), 'e2e/bench'];
  return new Map(folders('remotes').map((remote) => [`bench of ${remote}`, { places: [...shared, remote] }]));
}
