/**
 * `npm run dev`: bundles its own code first, at each start. That takes a tenth of the time that a loader takes for the same files one by one,
 * and somebody is waiting. There are two bundles, because the first one starts the server, which takes longest.
 */
import { readFile, rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './lib/run.mjs';

const FEDERATION = `${ROOT}/packages/federation`;
const OUTPUT = `${FEDERATION}/dist`;

/** Modules of the command that are loaded once the server starts: they import the contract, which is most of the code to bundle. */
const LATER = ['develop-deployed', 'prepare'];

/** `import.meta` in a bundled file refers to its source. @type {import('esbuild').Plugin} */
const knowsItsPlace = {
  name: 'knows-its-place',
  setup({ onLoad }) {
    onLoad({ filter: /packages\/federation\/src\/.*\.ts$/ }, async ({ path }) => {
      const contents = await readFile(path, 'utf8');
      return { contents: contents.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
    });
  },
};

/** @type {import('esbuild').Plugin} */
const leavesTheRest = {
  name: 'leaves-the-rest',
  setup({ onResolve }) {
    const later = new RegExp(`/(${LATER.join('|')})$`);
    onResolve({ filter: later }, ({ path }) => ({ path: `.${later.exec(path)?.[0]}.js`, external: true }));
  },
};

await rm(OUTPUT, { recursive: true, force: true });
const { dependencies } = JSON.parse(await readFile(`${FEDERATION}/package.json`, 'utf8'));

/** @param {readonly string[]} names of modules under `src` @param {import('esbuild').Plugin[]} plugins */
const bundle = (names, plugins) =>
  build({
    absWorkingDir: ROOT,
    entryPoints: names.map((name) => `${FEDERATION}/src/${name}.ts`),
    outdir: OUTPUT,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@careloom/')),
    plugins: [knowsItsPlace, ...plugins],
  });

await bundle(['commands/dev'], [leavesTheRest]);
const { main } = await import(pathToFileURL(`${OUTPUT}/dev.js`).href);
await main(() =>
  bundle(
    [...LATER, 'serve-remote'].map((name) => `dev/${name}`),
    [],
  ),
);
