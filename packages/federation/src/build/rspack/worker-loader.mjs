import path from 'node:path';
import { build } from 'esbuild';

/**
 * Makes one script of a worker and all that it imports. It runs apart from the page, so it has nothing of the federation's runtime, and
 * what is one file has one hash.
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
