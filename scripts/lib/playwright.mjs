import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COMPILED } from './node-tests.mjs';
import { ROOT, run } from './run.mjs';
import { newestNode } from './second-node.mjs';
import { SHARD } from './shard.mjs';

/** @typedef {{ title: string, file: string, tests: { status: string, annotations: { type: string, description?: string }[] }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */

/** @type {(suites: Suite[]) => string[]} titles of the tests that failed at first */
const late = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...late(inner),
  ]);

/** @type {(suites: Suite[]) => Spec[]} */
const allSpecs = (suites) => suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...allSpecs(inner)]);

/**
 * The parts of the product that each spec loaded, where each of its tests tells it.
 * @param {Suite[]} suites
 */
function loadsOf(suites) {
  /** @type {Map<string, Set<string> | null>} */
  const loads = new Map();
  for (const { file, tests } of allSpecs(suites))
    for (const { annotations } of tests) {
      const loadAnnotations = annotations.filter(({ type }) => type === 'loads');
      const known = loads.get(file);
      if (loadAnnotations.length === 0 || known === null) loads.set(file, null);
      else
        loads.set(
          file,
          new Set([...(known ?? []), ...loadAnnotations.flatMap(({ description = '' }) => description.split(' ').filter(Boolean))]),
        );
    }
  return new Map([...loads].flatMap(([file, names]) => (names ? [/** @type {const} */ ([`e2e/${file}`, [...names].sort()])] : [])));
}

/**
 * Runs tests by Playwright, with the product on the newest Node.
 * @param {string} config in `e2e`
 * @param {string} report that the config has written
 * @param {Record<string, string>} programs that the tests take from the environment
 * @param {string[]} specs all where none is named
 */
export async function playwright(config, report, programs, specs = []) {
  // `npm start` itself, which is one of the tests, is on this Node.
  const env = {
    ...programs,
    PRODUCT_NODE: await newestNode(),
    NODE_COMPILE_CACHE: COMPILED,
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: path.join(ROOT, '.cache/playwright'), // else in the temporary folder, which has to be empty in the end
  };
  const result = await run(['npx', 'playwright', 'test', '-c', config, ...(SHARD ? [`--shard=${SHARD.text}`] : []), ...specs], {
    cwd: 'e2e',
    quiet: true,
    env,
  });
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const note = stats.flaky > 0 ? `${stats.flaky} passed only at the second try: ${late(suites).join('; ')}` : '';
  return {
    ...result,
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    note,
    loads: loadsOf(suites),
  };
}
