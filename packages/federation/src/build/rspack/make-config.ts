import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { CACHE, outputOf, ROOT, SINGLE_SITE } from '../../base/workspace';
import type { BuildOptions } from './options';
import { rules, scopedStyles } from './rules';

export interface PackageBuild {
  name: string;
  dir: string;
  entry: Record<string, string | { import: string; filename: string }>;
  alias?: Record<string, string>;
  define?: Record<string, string>;
  plugins: (RspackPluginInstance | false)[];
  /** Port of its dev server, if it has one. */
  port?: number;
  /** Generated modules. The bundler's cache assumes that files in their folder never change, so they are listed as dependencies. */
  generated?: string[];
}

/** Timeout for a chunk, in milliseconds; the default is two minutes. */
const CHUNK_TIMEOUT = 10_000;

/** Modules shared by two chunks get their own chunk from this size on, in bytes before compression. A smaller one does not justify a request. */
const SMALLEST_SPLIT = 40_000;

/** Replaces `import.meta.url`, except in `new URL(…)` of an emitted file: its default value is the path of the source on the build machine. */
const ADDRESS = { 'import.meta.url': 'self.location.href' };

/** The configuration that the shell, every remote and the single bundle have in common. */
export function makeConfig(build: PackageBuild, options: BuildOptions): Configuration {
  const { development, hotReload, monolith } = options;
  const output = options.output ? path.join(options.output, build.name) : outputOf(build.name, monolith ? SINGLE_SITE : ROOT);
  const variant = [development ? 'dev' : 'prod', hotReload && 'hot', monolith && 'monolith'];
  // A remote's version folder is named after a hash of all its files. Hashes in file names would only make the remote's entry larger.
  const filename = development || build.name !== 'shell' ? '[name].js' : '[name].[contenthash:8].js';
  return {
    name: build.name,
    context: build.dir,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    entry: build.entry,
    devtool: development ? 'cheap-module-source-map' : 'source-map',
    lazyCompilation: false,
    output: {
      path: output,
      clean: true,
      uniqueName: build.name,
      chunkLoadingGlobal: `rspackChunk${build.name}`, // the shell clears it when another version is loaded
      publicPath: 'auto', // a build does not know the folder of its version, so it is derived from the script's address
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT,
      strictModuleErrorHandling: true, // evaluate a module that threw again on the next try, instead of returning it half initialised
      filename,
      chunkFilename: filename,
      cssFilename: filename.replace('.js', '.css'),
      cssChunkFilename: filename.replace('.js', '.css'),
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: build.alias ?? {} },
    module: { rules: rules({ development, hotReload, scoped: build.name !== 'shell' }), ...scopedStyles() },
    plugins: [
      new rspack.DefinePlugin({ __DEV__: JSON.stringify(development), ...ADDRESS, ...build.define }),
      hotReload && new ReactRefreshRspackPlugin(),
      // SHA-256 as in `integrityOf`: the first script contains the hash of every chunk, and hashes do not compress.
      !development && new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      ...build.plugins,
    ].filter((plugin) => plugin !== false),
    optimization: {
      minimize: !development,
      // `consume-shared` must count towards the size. Otherwise the build has chunks without code, in an order that depends on its folder.
      splitChunks: { chunks: 'async', minSize: SMALLEST_SPLIT, defaultSizeTypes: ['javascript', 'unknown', 'consume-shared'] },
    },
    cache: {
      type: 'persistent',
      version: [...variant.filter(Boolean), buildDigest()].join('-'),
      buildDependencies: build.generated ?? [],
      storage: { type: 'filesystem', directory: path.join(CACHE, 'rspack', build.name) },
    },
    ...(build.port !== undefined && { devServer: { port: build.port } }),
    performance: { hints: false },
  };
}

/** The list of libraries used by recharts that the build replaces with smaller files. */
export const LEAN_CHARTS = 'packages/shared/src/charts/lean/replaced.json';

const RECIPE = [
  'base/shared-modules.ts',
  'build/rspack/make-config.ts',
  'build/rspack/shell-config.ts',
  'build/rspack/remote-config.ts',
  'build/rspack/runtime-modules.ts',
  'build/rspack/rules.ts',
  'build/rspack/share-scope-source.ts',
  'build/rspack/chunk-retry-query.ts',
  'build/rspack/stable-runtime-path.ts',
  'build/rspack/style-sheet-loading.ts',
  'build/rspack/worker-loader.mjs',
  'build/rspack/style-module-loader.mjs',
  'build/rspack/layer-loader.mjs',
];

/** A digest of the build code, the lock file and the checkout's path. The cache is invalid when it changes; it stores absolute paths. */
function buildDigest(): string {
  const files = RECIPE.map((file) => `packages/federation/src/${file}`);
  const hash = createHash('sha256').update(ROOT);
  for (const file of ['pnpm-lock.yaml', LEAN_CHARTS, ...files]) hash.update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 12);
}
