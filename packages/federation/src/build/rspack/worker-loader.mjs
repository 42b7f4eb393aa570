import path from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles a worker and its imports into one script. A worker runs outside the page, so it cannot use the federation runtime; as a single
 * file it has a single hash.
 * @this {import('@rspack/core').LoaderContext}
 * @returns {Promise<Uint8Array | undefined>}
 */
export default async function workerLoader() {
  const { outputFiles, metafile } = await build({
    absWorkingDir: this.rootContext,
    entryPoints: [this.resourcePath],
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: this.mode === 'production',
    logLevel: 'silent',
  });
  for (const input of Object.keys(metafile.inputs)) this.addDependency(path.resolve(this.rootContext, input));
  return outputFiles[0]?.contents;
}
