/** `npm run lint`: oxlint with the typed rules (`.oxlintrc.json`), in the given folders or in all; cached ESLint with all other rules. */
import process from 'node:process';
import { run } from './lib/run.mjs';

const OXLINT = ['node', 'node_modules/oxlint/bin/oxlint', '--config', '.oxlintrc.json', '--disable-nested-config'];
const ESLINT = ['node', 'node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'];

/** oxlint silently passes a file that no `tsconfig.json` includes, as if it knew its types: only its log reports such files. */
async function typed() {
  let log = '';
  const { code, output } = await run([...OXLINT, ...process.argv.slice(2)], {
    quiet: true,
    env: { OXC_LOG: 'debug' },
    log: (text) => (log += text),
  });
  const problems = [...log.matchAll(/Unmatched file: (.*)/g)].map(([, file]) => `${file} is in no tsconfig.json: its types are not known.`);
  if (!log.includes('Done assigning files to programs')) problems.push(`oxlint has not looked at types.\n${log}`);
  return { code: problems.length > 0 ? 1 : code, output: [output.trim(), ...problems].join('\n') };
}

process.chdir(new URL('..', import.meta.url).pathname);
const results = [await typed(), await run(ESLINT, { quiet: true })];
for (const { code, output } of results) if (code !== 0) process.stdout.write(`${output.trim()}\n`);
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;
