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

/** What lint looks at with types: a remote is imported by nobody, and knows nothing but what all pages are made of. @returns {Map<string, Inputs>} */
export function lintUnits() {
  const { places } = everything();
  const others = places.filter((place) => place !== 'remotes');
  const units = new Map([['lint of all', { places: others }]]);
  for (const remote of folders('remotes')) units.set(`lint of ${remote}`, { places: [...COMMON, ...PAGES, remote] });
  return units;
}

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

/** These folders build the whole product, or ask every remote that there is. */
const OF_ALL_REMOTES = ['conformance', 'dev', 'endurance', 'start'];

/** What all pages know of a remote before any of its code: everything in its manifest but the version. */
function manifestsOfRemotes() {
  return folders('remotes').map((remote) => {
    const release = path.join(ROOT, remote, 'dist/release.json');
    if (!existsSync(release)) return `${remote}: not built`;
    const { manifest } = JSON.parse(readFileSync(release, 'utf8'));
    return JSON.stringify({ ...manifest, version: undefined });
  });
}

/** What all tests of pages depend on; releases open what they deliver by the last two. */
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

/** The name of a browser test: its file, and its title with those of what it stands in. @param {string} spec @param {string} title */
export const testName = (spec, title) => `${spec}${BETWEEN}${title}`;

/** The file of a browser test. @param {string} test */
export const specOf = (test) => test.split(BETWEEN, 1)[0] ?? '';

/** Tests that go on with what the one before has left. @param {string} spec */
const isSerial = (spec) => /mode: 'serial'/.test(readFileSync(path.join(ROOT, spec), 'utf8'));

const ALL_REMOTES = ['remotes', 'docs', 'README.md'];

/** The sources of the parts that were loaded: of all, where nothing was, for then a test asks something else of them. @param {readonly string[]} parts */
const sourcesOf = (parts) =>
  parts.length === 0 ? ALL_REMOTES : [...new Set(parts)].flatMap((name) => (name === 'shell' ? [] : [`remotes/${name}`])).sort();

/** The browser tests of this run. */
function browserSpecs() {
  const tooLong = process.env['VERIFY'] ? [] : JSON.parse(readFileSync(path.join(ROOT, 'e2e/long-specs.json'), 'utf8'));
  return folders('e2e').flatMap((folder) => {
    if (/node_modules|engines/.test(folder) || !/^[^.]+$/.test(folder)) return [];
    return folders(folder).filter((file) => file.endsWith('.spec.ts') && !tooLong.includes(file.slice('e2e/'.length)));
  });
}

/**
 * The browser tests. A test depends on the remotes whose code its pages loaded when it last passed. A file of which that is not known depends on all, as a whole,
 * and one whose tests follow one another on what they loaded together.
 * @param {ReadonlyMap<string, readonly string[]>} loads
 * @returns {Map<string, Inputs>}
 */
export function browserUnits(loads) {
  const also = manifestsOfRemotes().join('\n');
  const common = [...ofBrowser(), 'e2e/playwright.config.ts', 'e2e/long-specs.json'];
  /** @type {Map<string, Inputs>} */
  const units = new Map();
  for (const spec of browserSpecs()) {
    const folder = path.dirname(spec);
    const known = [...loads].filter(([test]) => specOf(test) === spec);
    const add = (/** @type {string} */ name, /** @type {readonly string[]} */ sources) =>
      units.set(name, { places: [...common, folder, ...sources], also });
    if (known.length === 0 || OF_ALL_REMOTES.includes(path.basename(folder))) add(spec, ALL_REMOTES);
    else if (isSerial(spec)) add(spec, sourcesOf(known.flatMap(([, parts]) => parts)));
    else for (const [test, parts] of known) add(test, sourcesOf(parts));
  }
  return units;
}

/**
 * What to run of browser tests that have changed: the file where all of its tests have.
 * @param {readonly string[]} changed @param {ReadonlyMap<string, unknown>} units
 */
export function filesAndTests(changed, units) {
  const wanted = new Set(changed);
  const whole = [...new Set(changed.map(specOf))].filter((spec) =>
    [...units.keys()].every((unit) => specOf(unit) !== spec || wanted.has(unit)),
  );
  return [...whole, ...changed.filter((test) => !whole.includes(specOf(test)))];
}

/** The smoke in the other engines goes to these two remotes; with `npm run verify` it is about all. @returns {Inputs} */
export const engineInputs = () =>
  process.env['VERIFY']
    ? everything()
    : { places: [...ofBrowser(), 'e2e/engines', 'remotes/jobs', 'remotes/settings'], also: manifestsOfRemotes().join('\n') };

/** What the bench measures: the first page of each remote, and what they share. @returns {Map<string, Inputs>} */
export function benchUnits() {
  const shared = [...ofBrowser(), 'e2e/bench'];
  return new Map(folders('remotes').map((remote) => [`bench of ${remote}`, { places: [...shared, remote] }]));
}
