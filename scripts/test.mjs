/** `npm test`: everything that must hold before a change lands, from nothing. `npm test -- --only=unit,browser` runs some steps. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureEngines } from './lib/engines.mjs';
import { installPackages } from './lib/install.mjs';
import { ensureNginx } from './lib/nginx.mjs';
import { apiTests, sourceTests } from './lib/node-tests.mjs';
import { playwright } from './lib/playwright.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { run } from './lib/run.mjs';
import { NEWEST, newestNode } from './lib/second-node.mjs';
import { suite } from './lib/suite.mjs';

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice(7)
  .split(',');
const wanted = (/** @type {string} */ step) => !only || only.includes(step);
const { step, finish } = suite();
/** @type {Record<string, string>} */
const engines = { Node: process.version };

const quiet = (/** @type {string[]} */ command, /** @type {Record<string, string>} */ env = {}) => run(command, { quiet: true, env });
const npm = (/** @type {string} */ script) => quiet(['npm', 'run', '--silent', script]);

const pgliteVersion = () => JSON.parse(readFileSync('packages/api/node_modules/@electric-sql/pglite/package.json', 'utf8')).version;

async function jest() {
  const result = await quiet(['npx', 'jest', '--ci', '--json', '--outputFile=reports/jest.json']);
  const report = JSON.parse(readFileSync('reports/jest.json', 'utf8'));
  return {
    ...result,
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
}

const browser = async (/** @type {string} */ chromium) =>
  playwright('playwright.config.ts', 'reports/e2e.json', { CHROMIUM_PATH: chromium, NGINX_PATH: await ensureNginx() });

/** The same product in the other two engines that people have: a smoke, and all of it with `npm run verify`. */
async function otherEngines() {
  /** @type {Record<string, string>} */
  let programs = {};
  const found = await step('Firefox and WebKit', async () => {
    programs = await ensureEngines();
    const version = await quiet([programs.FIREFOX_PATH ?? '', '--version']);
    engines.Firefox = version.output.trim();
    return version;
  });
  if (found) await step('other engines (WebDriver)', () => playwright('engines/playwright.config.ts', 'reports/engines.json', programs));
}

async function oneByOne() {
  if (wanted('static')) {
    await step('format', () => npm('format:check'));
    await step('types', () => npm('types'));
    await step('boundaries', () => npm('boundaries'));
  }
  if (wanted('federation')) await step('federation', () => sourceTests('federation', 'packages/federation'));
  if (wanted('unit')) await step('unit (jest)', jest);
  if (['browser', 'engines', 'bench'].some(wanted)) await step('build', () => npm('build'));
}

/**
 * Both engines and both Nodes, in two runs, the slower engine on the faster Node; `npm run verify` takes all four. The same tests run in each, or it has failed.
 */
async function api() {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const onBoth = async (/** @type {string} */ engine, /** @type {boolean[]} */ nodes, /** @type {Record<string, string>} */ env = {}) => {
    for (const newest of nodes) {
      const name = `API on ${engine}, Node ${newest ? NEWEST : process.versions.node}`;
      await step(name, async () => {
        const result = /** @type {import('./lib/suite.mjs').StepResult} */ (
          await apiTests(`api-${engine}${newest ? '-newest' : ''}`.toLowerCase(), env, newest ? await newestNode() : 'node')
        );
        counts.set(name, (result.passed ?? 0) + (result.failed ?? 0));
        return result;
      });
    }
  };
  const all = process.env['VERIFY'] ? [false, true] : undefined;
  engines.PGlite = pgliteVersion();
  await onBoth('PGlite', all ?? [true]);
  const postgres = await startPostgres();
  engines.PostgreSQL = postgres.version;
  await onBoth('PostgreSQL', all ?? [false], { TEST_DATABASE_URL: postgres.url }).finally(() => postgres.stop());
  if (new Set(counts.values()).size > 1) {
    const output = [...counts].map(([name, count]) => `${name}: ${count} tests`).join('\n');
    await step('the same tests everywhere', async () => ({ code: 1, output }));
  }
}

/** @returns {Promise<string>} its path; empty where there is none, which has failed the run */
async function browserToTestWith() {
  let chromium = '';
  await step('Chromium', async () => {
    chromium = await ensureChromium();
    const version = await quiet([chromium, '--version']);
    engines.Chromium = version.output.trim();
    return version;
  });
  return chromium;
}

const bench = (/** @type {string} */ chromium) =>
  step('bench', () => run(['npm', 'run', '--silent', 'bench'], { env: { CHROMIUM_PATH: chromium, BENCH_ROUNDS: '1' } }));

process.chdir(new URL('..', import.meta.url).pathname);
const installed = await step('packages', async () => {
  await installPackages();
  return { code: 0, output: '' };
});
if (installed) {
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports', { recursive: true });
  // Lint keeps one core busy for as long as all of these the other.
  await Promise.all([wanted('static') && step('lint', () => npm('lint')), oneByOne()]);
  const chromium = wanted('browser') || wanted('bench') ? await browserToTestWith() : '';
  // The bench counts and times nothing, so that others may run beside it.
  await Promise.all([wanted('api') && api(), wanted('bench') && chromium && bench(chromium)]);
  if (wanted('browser') && chromium) await step('browser (Playwright)', () => browser(chromium));
  if (wanted('engines')) await otherEngines();
  if (process.env['VERIFY'] && wanted('bench')) await step('bench of the API', () => npm('bench:api'));
  if (process.env['VERIFY'] && wanted('bench') && chromium)
    await step('bench of development', () => run(['npm', 'run', '--silent', 'bench:dev'], { env: { CHROMIUM_PATH: chromium } }));
  if (!only) await step('requirements', () => npm('requirements'));
}
finish(engines);
