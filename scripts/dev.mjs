/**
 * `npm run dev`: what serves a remote under development is bundled first, each time anew. That takes a tenth of what a loader takes
 * for as many files one by one, and somebody waits.
 */
import { readFile, rm } from 'node:fs/promises';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './lib/run.mjs';

const FEDERATION = `${ROOT}/packages/federation`;
const OUTPUT = `${FEDERATION}/dist`;

/** A file that asks where it is means its source. @type {import('esbuild').Plugin} */
const knowsItsPlace = {
  name: 'knows-its-place',
  setup({ onLoad }) {
    onLoad({ filter: /packages\/federation\/src\/.*\.ts$/ }, async ({ path }) => {
      const contents = await readFile(path, 'utf8');
      return { contents: contents.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
    });
  },
};

await rm(OUTPUT, { recursive: true, force: true });
const { dependencies } = JSON.parse(await readFile(`${FEDERATION}/package.json`, 'utf8'));
await build({
  absWorkingDir: ROOT,
  entryPoints: { dev: `${FEDERATION}/src/dev/main.ts`, 'serve-remote': `${FEDERATION}/src/dev/serve-remote.ts` },
  outdir: OUTPUT,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@careloom/')),
  plugins: [knowsItsPlace],
});
await import(pathToFileURL(`${OUTPUT}/dev.js`).href);
