/**
 * Bundles the tests into `.tests`. A process runs several test files, each as a suite with its own server and database: loading and warming
 * up the code takes most of a file's time, and happens once per process. `import.meta.url` of a bundled file remains that of its source.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { COMMON, OUTSIDE } from './outside.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const OUT = path.join(HERE, '.tests');
const SOURCES = /\/(packages\/(contract|federation|pay)\/src|packages\/api\/(src|seed|bench)|testing)\/.*\.ts$/;

/** Packages that only the tests load, and that are not bundled either. */
const ALSO_OUTSIDE = ['@redocly/openapi-core', '@stoplight/*', 'esbuild', 'fast-check', 'openapi-typescript', 'tsx', 'typescript'];

/**
 * The number of processes for the tests that run on both engines, and for those that run on one: enough for three lanes to share the work,
 * few enough that startup takes little time.
 */
const BATCHES = 6;

/**
 * Test files that take as long as a whole batch. They are not wrapped in a suite, so that the runner does not track what they do outside of
 * tests.
 */
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

/** Files of `ALONE` that run on one engine, because their calls are not concurrent: the text of each refusal, and the OpenAPI document. */
const ONE_AFTER_ANOTHER = ['src/app/openapi/openapi.test.ts', 'src/domain/every-failure.test.ts'];

/**
 * Tests of what depends on the engine: SQL and its types, locks, listening, queues, kills, backups; and the tests that make every call
 * (with any input, by row of `api.csv`, in life cycles). Permissions, and which data a call makes stale, are decided above the engine.
 */
const DIFFERS = /^src\/(app\/(backup|move-to-postgres)|platform\/(db|idempotency|queue|realtime))|\/(any-input|every-row|life-cycle)\.test/;

/** These tests start their own server on the embedded database, whichever engine the other tests use. */
const EMBEDDED = ['src/app/main.test.ts', 'src/app/backup/back-up-now.test.ts'];

/** Matches the title of a test of concurrent requests: "of two concurrent approvals one succeeds". */
const CONCURRENT = /^ *(?:test|it)\(.*\bconcurrent(?:ly)?\b/m;

const fromSource = (/** @type {string} */ file) => path.relative(HERE, file);

/**
 * Whether a file is tested on one engine only, because its result is the same on both. `npm run verify` tests all files on both.
 * @param {string} file
 */
const isOnce = (file) =>
  [...ONE_AFTER_ANOTHER, ...EMBEDDED].includes(file) ||
  !(DIFFERS.test(file) || CONCURRENT.test(readFileSync(path.join(HERE, file), 'utf8')));
const isShared = (/** @type {string} */ file) => file.endsWith('.test.ts') && !ALONE.includes(fromSource(file));

/**
 * Wraps a file in a suite, so that its hooks apply to its own tests and not to those of all files of the process.
 * @param {string} file
 * @param {string} text
 */
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

/** @param {Map<string, string[]>} batches the test files of each batch @returns {import('esbuild').Plugin} */
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

/**
 * Distributes the files over the batches in turn, because neighbouring files take similar time.
 * @param {string} prefix
 * @param {string[]} files
 * @returns {[string, string[]][]}
 */
const dealtOut = (prefix, files) =>
  Array.from({ length: BATCHES }, (_, at) => [`batch:${prefix}${10 + at}`, files.filter((__, index) => index % BATCHES === at)]);

/** Files of `ALONE` come first, because they take longest. @type {Map<string, string[]>} */
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
  // The server is bundled as well, for tests that start it as a process.
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
