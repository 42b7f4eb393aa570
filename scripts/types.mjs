/** `npm run types`: type-checks all programs at once: code for browsers, code for Node with the tools, and the browser tests. */
import process from 'node:process';
import { run } from './lib/run.mjs';
import { writeExamples } from './lib/write-examples.mjs';

/** The native compiler. The TypeScript package is still installed for its API, which ESLint's parser and the API reports use. */
const TSC = 'node_modules/typescript-native/bin/tsc';
const PROGRAMS = ['tsconfig.browser.json', 'tsconfig.node.json', 'e2e/tsconfig.json'];

process.chdir(new URL('..', import.meta.url).pathname);
// Pages are checked through the app that is generated from the routes.
const apps = await run(['node', '--import', 'tsx', 'packages/federation/src/build/manifest/write-apps.ts'], { quiet: true });
if (apps.code !== 0) process.stdout.write(`✗ ${apps.output.trim()}\n`);
const missing = writeExamples();
for (const sentence of missing) process.stdout.write(`✗ ${sentence}\n`);
const results = await Promise.all(PROGRAMS.map((program) => run(['node', TSC, '-p', program, '--pretty', 'false'], { quiet: true })));
results.forEach(({ code, output, ms }, index) => {
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${PROGRAMS[index]}  ${(ms / 1000).toFixed(1)} s\n`);
  if (code !== 0) process.stdout.write(`${output.trim()}\n`);
});
process.exitCode = missing.length === 0 && [apps, ...results].every(({ code }) => code === 0) ? 0 : 1;
