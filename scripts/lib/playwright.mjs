import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COMPILED } from './node-tests.mjs';
import { ROOT, run } from './run.mjs';
import { newestNode } from './second-node.mjs';
import { SHARD } from './shard.mjs';
import { isUnitOf, testName } from './browser-units.mjs';

/** The file with the tests that Playwright has to run: they may be too many for a command line. */
const LIST = path.join(ROOT, '.cache/test-list.txt');

/** @typedef {{ title: string, file: string, tests: { status: string, annotations: { type: string, description?: string }[] }[] }} Spec */
/** @typedef {{ title: string, file: string, specs?: Spec[], suites?: Suite[] }} Suite */

/** @type {(suites: Suite[]) => string[]} titles of the tests that failed at first */
const late = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...late(inner),
  ]);

/** Tests with the titles of their `describe` blocks. @type {(suites: Suite[], within?: string) => Spec[]} */
const allSpecs = (suites, within = '') =>
  suites.flatMap(({ title, file, specs = [], suites: inner = [] }) => {
    const path = title === file ? '' : `${within}${title} › `;
    return [...specs.map((spec) => ({ ...spec, title: path + spec.title })), ...allSpecs(inner, path)];
  });

/**
 * The parts of the product that each test loaded, by file and title, in all browsers together. Files with a test that does not report them are left out.
 * @param {Suite[]} suites @param {string} folder that contains the files
 */
function loadsOf(suites, folder) {
  /** @type {Map<string, string[]>} */
  const loads = new Map();
  const specs = allSpecs(suites).filter(({ file }) => file.endsWith('.spec.ts'));
  const found = specs.map(({ file, title, tests }) => {
    const parts = tests.flatMap(({ annotations }) =>
      annotations.filter(({ type }) => type === 'loads').map(({ description = '' }) => description),
    );
    const spec = path.join(folder, file);
    return { file: spec, name: testName(spec, title), parts };
  });
  const silent = new Set(found.filter(({ parts }) => parts.length === 0).map(({ file }) => file));
  for (const { file, name, parts } of found) {
    const all = [...(loads.get(name) ?? []), ...parts.flatMap((part) => part.split(' ').filter(Boolean))];
    if (!silent.has(file)) loads.set(name, [...new Set(all)].sort());
  }
  return loads;
}

/** The tests that did not pass, by name: those that failed, and those that did not run because of it. @param {Suite[]} suites @param {string} folder that contains the files */
const notPassedIn = (suites, folder) =>
  allSpecs(suites)
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected' && status !== 'flaky'))
    .map(({ file, title }) => testName(path.join(folder, file), title));

/**
 * Runs tests by Playwright, with the product on the newest Node.
 * @param {string} config in `e2e`
 * @param {string} report name of the report that the config writes
 * @param {Record<string, string>} programs, as environment variables for the tests
 * @param {string[]} tests files, and tests as named by `testName`, under `e2e`; all if empty
 */
export async function playwright(config, report, programs, tests = []) {
  // `npm start` itself, which is one of the tests, uses this Node.
  const env = {
    ...programs,
    PRODUCT_NODE: await newestNode(),
    NODE_COMPILE_CACHE: COMPILED,
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: path.join(ROOT, '.cache/playwright'), // by default it is in the temporary folder, which has to be empty at the end
  };
  mkdirSync(path.dirname(LIST), { recursive: true });
  if (tests.length > 0) writeFileSync(LIST, tests.map((test) => test.slice('e2e/'.length)).join('\n'));
  const chosen = [...(tests.length > 0 ? ['--test-list', LIST] : []), ...(SHARD ? [`--shard=${SHARD.text}`] : [])];
  const result = await run(['npx', 'playwright', 'test', '-c', config, ...chosen], {
    cwd: 'e2e',
    quiet: true,
    env,
  });
  const { stats, suites, errors } = JSON.parse(readFileSync(report, 'utf8'));
  const folder = path.join('e2e', path.dirname(config));
  // An error outside all tests, as of a browser that does not start, says nothing about single tests.
  const notPassed = errors.length === 0 ? notPassedIn(suites, folder) : [];
  const note = stats.flaky > 0 ? `${stats.flaky} passed only at the second try: ${late(suites).join('; ')}` : '';
  return {
    ...result,
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    note,
    loads: loadsOf(suites, folder),
    hasFailed: notPassed.length > 0 ? (/** @type {string} */ unit) => notPassed.some((test) => isUnitOf(unit, test)) : undefined,
  };
}
