import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ROOT, run } from './run.mjs';
import { ofShard } from './shard.mjs';

/** One more than the target machine has cores: a test file often waits, for a timer or for a server that starts. */
const AT_ONCE = 3;

/** Several times what all of them take: a handle that is never closed keeps a process alive, and failures are reported only when it ends. */
const LIMIT_MS = process.env['VERIFY'] ? 5_400_000 : 1_200_000;

/** Where Node, if it supports it, caches compiled code for the next process. */
export const COMPILED = path.join(ROOT, '.cache/node-compile');

/** @param {string} folder @param {string} [ending] */
export const testsIn = (folder, ending = '.test.ts') =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file))
    .sort()
    .filter(ofShard);

/** Runs tests from their sources. @param {string} name of the report @param {string[]} files */
export const sourceTests = (name, files) => nodeTests(name, ['--import', 'tsx'], files);

/**
 * The tests of the API, bundled.
 * @param {string} name of the report
 * @param {{ env?: Record<string, string>, node?: string, which?: 'once' | 'both' | 'all' }} options `once` are the tests that do not depend on the database engine
 */
export async function apiTests(name, { env = {}, node = 'node', which = 'all' }) {
  const built = await run(['node', 'packages/api/build-tests.mjs'], { quiet: true });
  if (built.code !== 0) return built;
  const server = path.join(ROOT, 'packages/api/.tests/main.js');
  const environment = { ...env, TEST_SERVER: server, NODE_COMPILE_CACHE: COMPILED };
  const files = testsIn('packages/api/.tests', '.test.js').filter(
    (file) => which === 'all' || file.includes('once-') === (which === 'once'),
  );
  return nodeTests(name, ['--enable-source-maps'], files, environment, node);
}

/**
 * Runs tests by Node's own runner, with a JUnit report in `reports/<name>.xml`.
 * @param {string} name of the report
 * @param {string[]} flags of Node
 * @param {string[]} files
 * @param {Record<string, string>} [env]
 * @param {string} [node] the program
 */
async function nodeTests(name, flags, files, env = {}, node = 'node') {
  if (files.length === 0) return { code: 0, output: 'None is of this shard.', passed: 0, failed: 0 }; // without files the runner would search for some
  mkdirSync(path.join(ROOT, 'reports'), { recursive: true });
  const result = await run(
    [node, ...flags, '--test', `--test-concurrency=${AT_ONCE}`, '--test-reporter=tap', '--test-reporter-destination=stdout']
      .concat(['--test-reporter=junit', `--test-reporter-destination=reports/${name}.xml`])
      .concat(files),
    { env, quiet: true, limitMs: LIMIT_MS },
  );
  const count = (/** @type {string} */ word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(result.output)?.[1] ?? 0);
  return {
    ...result,
    // If the output is long, only its end is shown.
    output: `${result.output}\n${failuresOf(result.output)}`,
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  };
}

/** Number of lines shown for a failed test; the report has the rest, such as the position in the code. */
const REASON_LINES = 30;

/** The failed tests of a TAP output, each with its reason. @param {string} tap */
function failuresOf(tap) {
  const lines = tap.split('\n');
  return lines
    .flatMap((line, at) => {
      if (!/^\s*not ok /.test(line)) return [];
      const indent = line.search(/\S/);
      const end = lines.findIndex((other, index) => index > at && other === `${' '.repeat(indent)}  ...`);
      return lines.slice(at, Math.min(end < 0 ? at + 1 : end, at + REASON_LINES));
    })
    .join('\n');
}
