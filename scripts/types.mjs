/** `npm run types`: all programs at once. The browser's includes code shared with the server, the server's also the tools; browser tests use both. */
import process from 'node:process';
import { run } from './lib/run.mjs';
import { writeExamples } from './lib/write-examples.mjs';

/** The native compiler; the other one stays for users of its API: ESLint's parser and the API reports. */
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
