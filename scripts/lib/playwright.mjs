import { readFileSync } from 'node:fs';
import { COMPILED } from './node-tests.mjs';
import { run } from './run.mjs';
import { newestNode } from './second-node.mjs';

/** @typedef {{ title: string, tests: { status: string }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */

/** @type {(suites: Suite[]) => string[]} titles of the tests that failed at first */
const late = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...late(inner),
  ]);

/**
 * Runs tests by Playwright, with the product on the newest Node.
 * @param {string} config in `e2e`
 * @param {string} report that the config has written
 * @param {Record<string, string>} programs that the tests take from the environment
 */
export async function playwright(config, report, programs) {
  // `npm start` itself, which is one of the tests, is on this Node.
  const env = { ...programs, PRODUCT_NODE: await newestNode(), NODE_COMPILE_CACHE: COMPILED };
  const result = await run(['npx', 'playwright', 'test', '-c', config], { cwd: 'e2e', quiet: true, env });
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const note = stats.flaky > 0 ? `${stats.flaky} passed only at the second try: ${late(suites).join('; ')}` : '';
  return { ...result, passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped, note };
}
