import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const SHARED = fileURLToPath(new URL('../packages/shared/', import.meta.url));

/** Tests and packages have to share one copy of each, because they hold state or contexts. */
const NOT_BUNDLED = ['react', 'react/*', 'react-dom', 'react-dom/*', '@emotion/react'];

/**
 * Bundles a package of many modules into one file: jest loads each module again for every test file, and a test file that renders a button would
 * load a thousand.
 * @param {string} name a dependency of `packages/shared`
 * @returns {string} the path of the file, a CommonJS module
 */
export function bundledPackage(name) {
  const outfile = path.join(SHARED, '.tests/packages', `${name.replaceAll(/\W+/g, '-')}.cjs`);
  buildSync({
    stdin: { contents: `export * from '${name}';`, resolveDir: SHARED },
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['browser'],
    external: NOT_BUNDLED,
    logLevel: 'warning',
  });
  return outfile;
}
