/** `npm run boundaries`: checks imports between packages, circles, long files, and paths that must not leave this machine. Prints only what is wrong. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { checkExports } from './boundaries/check-exports';
import { checkImports } from './boundaries/check-imports';
import { findCircles } from './boundaries/find-circles';
import { findLeaks } from './boundaries/find-leaks';
import { parseSource } from './boundaries/source-file';
import { isTest, readMembers } from './boundaries/workspace';

const MAX_LINES = 220;
const BINARY = /\.(png|jpe?g|gif|webp|ico|woff2?|ttf|pdf|zip|gz|br)$/;
const SOURCE = /\.(tsx?|mjs|cjs)$/;
const GENERATED = /\/migrations\//;

process.chdir(new URL('..', import.meta.url).pathname);
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
const files = listed.split('\n').filter((file) => file !== '' && !BINARY.test(file) && existsSync(file));
const members = readMembers(files);
const sources = files
  .filter((file) => SOURCE.test(file) && !GENERATED.test(file))
  .map((file) => parseSource(file, readFileSync(file, 'utf8')));

const problems = [
  ...members.flatMap((member) => checkExports(member, files)),
  ...sources.flatMap((source) => checkImports(source, members)),
  ...findCircles(sources, members).map((circle) => `These import each other in a circle: ${[...circle, circle[0]].join(' -> ')}`),
  ...sources
    .filter(({ path, lines }) => lines > MAX_LINES && !isTest(path))
    .map(({ path, lines }) => `${path} has ${lines} lines. Over ${MAX_LINES} it is two files.`),
  ...files.flatMap((file) => findLeaks(file, readFileSync(file, 'utf8'))),
];

for (const problem of problems) console.log(problem);
console.log(problems.length === 0 ? `✓ ${sources.length} files keep to their boundaries` : `✗ ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
