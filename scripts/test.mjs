/**
 * `npm test`: all checks that must pass before a change is merged, from a fresh clone. `npm test -- --only=unit,browser` runs some steps, `--affected`
 * those whose dependencies have changed since they passed, `--shard=1/3` a third of the test files.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { affected } from './lib/affected.mjs';
import { benchUnits, browserUnits, engineInputs, filesAndTests, remotesToLookAt, specOf, unitsOf } from './lib/browser-units.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { countToStep } from './lib/cpu.mjs';
import { ensureEngines } from './lib/engines.mjs';
import { installPackages } from './lib/install.mjs';
import { filesRun, jestUnits } from './lib/jest-units.mjs';
import { isOfEngines, keepLoads } from './lib/loads.mjs';
import { ensureNginx } from './lib/nginx.mjs';
import { apiTests, sourceTests } from './lib/node-tests.mjs';
import { playwright } from './lib/playwright.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { ROOT, run } from './lib/run.mjs';
import { NEWEST, newestNode } from './lib/second-node.mjs';
import { IS_FIRST_SHARD, SHARD } from './lib/shard.mjs';
import { suite } from './lib/suite.mjs';
import { ownTemporaryFolder } from './lib/temporary.mjs';
import { apiInputs, everything, federationUnits, lintUnits } from './lib/units.mjs';

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice(7)
  .split(',');
const wanted = (/** @type {string} */ step) => !only || only.includes(step);
const { step, finish } = suite();
/** @type {Record<string, string>} */
const engines = { Node: process.version };

const quiet = (/** @type {string[]} */ command, /** @type {Record<string, string>} */ env = {}) => run(command, { quiet: true, env });
const npm = (/** @type {string} */ script, /** @type {string[]} */ options = []) =>
  quiet(['npm', 'run', '--silent', script, '--', ...options]);

const pgliteVersion = () => JSON.parse(readFileSync('packages/api/node_modules/@electric-sql/pglite/package.json', 'utf8')).version;

/** @type {Awaited<ReturnType<typeof affected>>} */
let record;

/**
 * A step of one unit.
 * @param {string} name @param {() => import('./lib/units.mjs').Inputs} inputs @param {() => Promise<import('./lib/suite.mjs').StepResult>} work
 */
const whole = (name, inputs, work) => step(name, () => record.run(() => new Map([[name, inputs()]]), work));

/** A check without test files that could be sharded. @param {string} name @param {() => Promise<import('./lib/suite.mjs').StepResult>} work */
const check = (name, work) => IS_FIRST_SHARD && whole(name, everything, work);

/** The folder that a unit is about: `lint of remotes/jobs`. @param {string} unit */
const folderOf = (unit) => unit.slice(unit.lastIndexOf(' ') + 1);

const lint = () =>
  IS_FIRST_SHARD &&
  step('lint', () => record.run(lintUnits, (units) => npm('lint', units.includes('lint of all') ? [] : units.map(folderOf))));

const MODULE_NOTES = path.join(ROOT, '.cache/module-notes');

/** @param {string[]} units folders and files */
async function jest(units) {
  const shard = SHARD ? [`--shard=${SHARD.text}`] : [];
  const patterns = units.map((unit) => (path.extname(unit) ? unit : `${unit}/`));
  const options = ['--ci', '--json', '--outputFile=reports/jest.json', ...shard];
  rmSync(MODULE_NOTES, { recursive: true, force: true });
  const result = await quiet(['npx', 'jest', ...options, ...patterns], { MODULE_NOTES });
  Object.assign(record.files, filesRun(MODULE_NOTES));
  const report = JSON.parse(readFileSync('reports/jest.json', 'utf8'));
  return {
    ...result,
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
}

const browser = (/** @type {string} */ chromium) =>
  record.run(
    () => browserUnits(new Map(Object.entries(record.loads))),
    async (changed, units) => {
      const only = remotesToLookAt(changed);
      const programs = { CHROMIUM_PATH: chromium, NGINX_PATH: await ensureNginx(), E2E_REMOTES: JSON.stringify(only) };
      // Few tests run in one browser: three browsers, each with its own server, slow each other down and use 50 % more CPU time.
      const alone = changed.length * 2 < units.size ? { E2E_WORKERS: '1' } : {};
      const chosen = filesAndTests(changed, units);
      const { loads, ...result } = await playwright('playwright.config.ts', 'reports/e2e.json', { ...programs, ...alone }, chosen);
      keepLoads(record.loads, loads, (test) => chosen.some((one) => test === one || specOf(test) === one));
      return { ...result, ran: [...changed, ...unitsOf(loads, only)] };
    },
  );

/** The same product in the other two browser engines: a smoke test, and everything with `npm run verify`. */
async function inOtherEngines() {
  const programs = await ensureEngines();
  const version = await quiet([programs.FIREFOX_PATH ?? '', '--version']);
  engines.Firefox = version.output.trim();
  if (version.code !== 0) return version;
  const { loads, hasFailed: _, ...result } = await playwright('engines/playwright.config.ts', 'reports/engines.json', programs);
  keepLoads(record.loads, loads, isOfEngines);
  return result;
}

const otherEngines = () => whole('other engines (WebDriver)', () => engineInputs(new Map(Object.entries(record.loads))), inOtherEngines);

async function oneByOne() {
  if (wanted('static')) {
    await check('format', () => npm('format:check'));
    await check('types', () => npm('types'));
    await check('boundaries', () => npm('boundaries'));
  }
  if (wanted('federation')) await step('federation', () => record.run(federationUnits, (files) => sourceTests('federation', files)));
  if (wanted('unit')) await step('unit (jest)', () => record.run(() => jestUnits(record.files), jest));
  if (['browser', 'engines', 'bench'].some(wanted)) await step('build', () => npm('build'));
}

/**
 * Tests the API on both database engines and both Node versions, in two runs: the slower engine on the faster Node, and vice versa. Tests that do not
 * depend on the engine run once. `npm run verify` runs everything in all four combinations. Fails unless both engines run the same number of tests.
 */
async function api() {
  const all = Boolean(process.env['VERIFY']);
  /** @type {Map<string, number>} */
  const counts = new Map();
  /** @param {string} name @param {boolean} newest @param {{ which: 'once' | 'both' | 'all', env?: Record<string, string>, server?: number | undefined }} options */
  const onNode = async (name, newest, { which, env, server }) => {
    const full = `${name}, Node ${newest ? NEWEST : process.versions.node}`;
    await whole(full, apiInputs, async () => {
      countToStep(server);
      const report = name.toLowerCase().replaceAll(' ', '-') + (newest ? '-newest' : '');
      const node = newest ? await newestNode() : 'node';
      const result = /** @type {import('./lib/suite.mjs').StepResult} */ (await apiTests(report, { node, which, ...(env && { env }) }));
      if (which !== 'once') counts.set(full, (result.passed ?? 0) + (result.failed ?? 0));
      return result;
    });
  };
  /** @type {'all' | 'both'} */
  const which = all ? 'all' : 'both';
  engines.PGlite = pgliteVersion();
  for (const newest of all ? [false, true] : [true]) await onNode('API on PGlite', newest, { which });
  const postgres = await startPostgres();
  engines.PostgreSQL = postgres.version;
  const onPostgres = { env: { TEST_DATABASE_URL: postgres.url }, server: postgres.pid };
  try {
    // Starting a server with a database takes a tenth of the CPU time that it takes with PGlite.
    if (!all) await onNode('API on either engine', true, { ...onPostgres, which: 'once' });
    for (const newest of all ? [false, true] : [false]) await onNode('API on PostgreSQL', newest, { ...onPostgres, which });
  } finally {
    await postgres.stop();
  }
  if (new Set(counts.values()).size > 1) {
    const output = [...counts].map(([name, count]) => `${name}: ${count} tests`).join('\n');
    await step('the same tests everywhere', async () => ({ code: 1, output }));
  }
}

/** @returns {Promise<string>} its path; empty if there is none, in which case the run has failed */
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
  IS_FIRST_SHARD &&
  step('bench', () =>
    record.run(benchUnits, (units) =>
      run(['npm', 'run', '--silent', 'bench'], {
        env: {
          CHROMIUM_PATH: chromium,
          BENCH_ROUNDS: '1',
          BENCH_REMOTES: units
            .map(folderOf)
            .map((remote) => path.basename(remote))
            .join(),
        },
      }),
    ),
  );

process.chdir(new URL('..', import.meta.url).pathname);
const temporary = ownTemporaryFolder();
const installed = await step('packages', async () => {
  await installPackages();
  return { code: 0, output: '' };
});
if (installed) {
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports', { recursive: true });
  record = await affected(process.argv.includes('--affected'));
  // Lint needs nothing that the other steps produce.
  await Promise.all([wanted('static') && lint(), oneByOne()]);
  const chromium = wanted('browser') || wanted('bench') ? await browserToTestWith() : '';
  // The bench only counts and measures no times, so other steps may run at the same time.
  await Promise.all([wanted('api') && api(), wanted('bench') && chromium && bench(chromium)]);
  if (wanted('browser') && chromium) await step('browser (Playwright)', () => browser(chromium));
  if (wanted('engines')) await otherEngines();
  if (process.env['VERIFY'] && wanted('bench')) await step('bench of the API', () => npm('bench:api'));
  if (process.env['VERIFY'] && wanted('bench') && chromium)
    await step('bench of development', () => run(['npm', 'run', '--silent', 'bench:dev'], { env: { CHROMIUM_PATH: chromium } }));
  // A run that left tests out says nothing about requirements.
  if (!only && !SHARD && !process.argv.includes('--affected')) await step('requirements', () => npm('requirements'));
  await step('nothing left in the temporary folder', async () => {
    const left = temporary.leftBehind();
    return { code: left.length, output: left.join('\n') };
  });
}
temporary.remove();
finish(engines);
