/**
 * Bundles the tests into `.tests`, several test files to a process: each is a suite of its own there, with its own server and database,
 * while reading the code and warming it up, which is most of a file's time, is done once. A file's own address stays that of its source.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { COMMON, OUTSIDE } from './outside.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const OUT = path.join(HERE, '.tests');
const SOURCES = /\/(packages\/(contract|federation|pay)\/src|packages\/api\/(src|seed|bench)|testing)\/.*\.ts$/;

/** Beside what is outside of the server: what the tests alone load so. */
const ALSO_OUTSIDE = ['@redocly/openapi-core', '@stoplight/*', 'esbuild', 'fast-check', 'openapi-typescript', 'tsx', 'typescript'];

/** Processes for the tests of both engines, and as many for the others: so many that three lanes share the work, and so few that starting them is little of it. */
const BATCHES = 6;

/** Test files that take as long as a batch; each as it stands, for what it does outside of tests the runner then does not follow. */
const ALONE = [
  'src/app/main.test.ts',
  'src/app/openapi/openapi.test.ts',
  'src/domain/applicants/assign-race.test.ts',
  'src/domain/every-failure.test.ts',
  'src/domain/every-row.test.ts',
  'src/domain/life-cycle.test.ts',
  'src/platform/db/killed.test.ts',
  'src/platform/http/any-input.test.ts',
];

/** Of those, what one caller after another does: the sentence of each refusal, and the document of the calls. */
const ONE_AFTER_ANOTHER = ['src/app/openapi/openapi.test.ts', 'src/domain/every-failure.test.ts'];

/** What engines do differently: SQL and its types, locks, listening, queues, kills, backups; and every call once, with its input and its rows: who may make it and what it makes stale is decided above the engine. */
const DIFFERS = /^src\/(app\/(backup|move-to-postgres)|platform\/(db|idempotency|queue|realtime))|\/(any-input|every-row|life-cycle)\.test/;

/** These start a server of their own on the embedded database, whichever engine the others have. */
const EMBEDDED = ['src/app/main.test.ts', 'src/app/backup/back-up-now.test.ts'];

/** The title of a test of concurrent requests contains the word: "of two concurrent approvals one succeeds". */
const CONCURRENT = /^ *(?:test|it)\(.*\bconcurrent(?:ly)?\b/m;

const fromSource = (/** @type {string} */ file) => path.relative(HERE, file);

/** Tested on one engine: what is the same on either. `npm run verify` tests all on both. @param {string} file */
const isOnce = (file) =>
  [...ONE_AFTER_ANOTHER, ...EMBEDDED].includes(file) ||
  !(DIFFERS.test(file) || CONCURRENT.test(readFileSync(path.join(HERE, file), 'utf8')));
const isShared = (/** @type {string} */ file) => file.endsWith('.test.ts') && !ALONE.includes(fromSource(file));

/** The file as a suite: its hooks are then its own, not those of all files of the process. @param {string} file @param {string} text */
function asSuite(file, text) {
  const imports = /^(?:import [^;]*;\n+|\/\/.*\n+|\/\*\*[^]*?\*\/\n+)*/.exec(text)?.[0].trimEnd() ?? '';
  const name = JSON.stringify(fromSource(file));
  return `${imports} import { suite as ofFile } from 'node:test'; ofFile(${name}, async () => {${text.slice(imports.length)}\n});`;
}

/** @type {import('esbuild').Plugin} */
const ownAddress = {
  name: 'own address',
  setup: ({ onLoad }) =>
    onLoad({ filter: SOURCES }, ({ path: file }) => {
      const address = JSON.stringify(pathToFileURL(file).href);
      const text = readFileSync(file, 'utf8').replaceAll('import.meta.url', address);
      return { contents: isShared(file) ? asSuite(file, text) : text, loader: 'ts' };
    }),
};

/** @param {Map<string, string[]>} batches the test files of each. @returns {import('esbuild').Plugin} */
const batchesOf = (batches) => ({
  name: 'batches',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^batch:/ }, ({ path: name }) => ({ path: name, namespace: 'batch' }));
    onLoad({ filter: /./, namespace: 'batch' }, ({ path: name }) => ({
      contents: (batches.get(name) ?? []).map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n'),
      resolveDir: HERE,
    }));
  },
});

const testsIn = (/** @type {string} */ folder) =>
  readdirSync(path.join(HERE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`);

const tests = ['src', 'seed', 'bench', 'testing'].flatMap(testsIn);
const shared = tests.filter((file) => !ALONE.includes(file)).sort();

/** Neighbours are alike, and are dealt out. @param {string} prefix @param {string[]} files @returns {[string, string[]][]} */
const dealtOut = (prefix, files) =>
  Array.from({ length: BATCHES }, (_, at) => [`batch:${prefix}${10 + at}`, files.filter((__, index) => index % BATCHES === at)]);

/** Those alone begin, being the longest. @type {Map<string, string[]>} */
const batches = new Map([
  ...ALONE.map((file, at) => /** @type {[string, string[]]} */ ([`batch:${isOnce(file) ? 'once-' : ''}0${at}`, [file]])),
  ...dealtOut(
    '',
    shared.filter((file) => !isOnce(file)),
  ),
  ...dealtOut('once-', shared.filter(isOnce)),
]);
rmSync(OUT, { recursive: true, force: true });
await build({
  absWorkingDir: HERE,
  // The server too, for tests that start it as a process.
  entryPoints: [
    { in: 'src/app/main.ts', out: 'main' },
    ...[...batches.keys()].map((name) => ({ in: name, out: `${name.replace(':', '-')}.test` })),
  ],
  outdir: OUT,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  external: [...OUTSIDE, ...ALSO_OUTSIDE],
  banner: { js: COMMON },
  plugins: [batchesOf(batches), ownAddress],
});
