/**
 * Bundles the tests into `.tests`, each a file of its own with what they share beside it: a process for each test file then reads a
 * few files in place of a thousand, which is half of its time. A file's own address stays that of its source.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const OUT = path.join(HERE, '.tests');
const SOURCES = /\/(packages\/(api|contract|federation|pay)\/src|testing)\/.*\.ts$/;

/** What has native parts, finds files beside itself, or counts as one with what a worker loads. */
const OUTSIDE = ['@electric-sql/pglite', '@node-rs/argon2', 'esbuild', 'fast-check', 'pdfkit', 'pg-native', 'sharp', 'tsx', 'xero-node'];

/** CommonJS inside asks for these. */
const COMMON = [
  "import { createRequire as ownRequire } from 'node:module';",
  "import { dirname as folderOf } from 'node:path';",
  "import { fileURLToPath as pathOf } from 'node:url';",
  'const require = ownRequire(import.meta.url), __filename = pathOf(import.meta.url), __dirname = folderOf(__filename);',
].join('\n');

/** @type {import('esbuild').Plugin} */
const ownAddress = {
  name: 'own address',
  setup: ({ onLoad }) =>
    onLoad({ filter: SOURCES }, ({ path: file }) => {
      const address = JSON.stringify(pathToFileURL(file).href);
      return { contents: readFileSync(file, 'utf8').replaceAll('import.meta.url', address), loader: 'ts' };
    }),
};

const tests = readdirSync(path.join(HERE, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
rmSync(OUT, { recursive: true, force: true });
await build({
  absWorkingDir: HERE,
  // The server too, for tests that start it as a process.
  entryPoints: ['main.ts', ...tests].map((file) => path.join('src', file)),
  outdir: OUT,
  outbase: 'src',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  external: OUTSIDE,
  banner: { js: COMMON },
  plugins: [ownAddress],
});
