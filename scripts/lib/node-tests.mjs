import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './run.mjs';

/** @param {string} folder */
const testsIn = (folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => path.join(folder, file))
    .sort();

/**
 * Runs the server-side tests of a package by Node's own runner, with a JUnit report in `reports/<name>.xml`.
 * @param {string} name of the report
 * @param {string} folder
 * @param {Record<string, string>} [env]
 */
export async function nodeTests(name, folder, env = {}) {
  mkdirSync(path.join(ROOT, 'reports'), { recursive: true });
  const result = await run(
    ['node', '--import', 'tsx', '--test', '--test-concurrency=2', '--test-reporter=tap', '--test-reporter-destination=stdout']
      .concat(['--test-reporter=junit', `--test-reporter-destination=reports/${name}.xml`])
      .concat(testsIn(folder)),
    { env, quiet: true },
  );
  const count = (/** @type {string} */ word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(result.output)?.[1] ?? 0);
  const failures = result.output.split('\n').filter((line) => /^\s*not ok /.test(line));
  return {
    ...result,
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
    failures,
  };
}
