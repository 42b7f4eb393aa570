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
  entry: Record<string, string>;
  alias?: Record<string, string>;
  define?: Record<string, string>;
  plugins: (RspackPluginInstance | false)[];
  /** Of its own dev server, where it has one. */
  port?: number;
  /** Modules that were written for this build. They lie where the bundler's cache takes nothing to change. */
  generated?: string[];
}

/** A chunk that does not answer is given up after this long, in milliseconds; the default is two minutes. */
const CHUNK_TIMEOUT = 10_000;

/** What two chunks have in common becomes a third from this size on, in bytes before compression: a request costs, too. */
const SMALLEST_SPLIT = 40_000;

/** Parts of the configuration that the shell, every remote and the single bundle have in common. */
export function makeConfig(build: PackageBuild, options: BuildOptions): Configuration {
  const { development, hotReload, monolith } = options;
  const output = options.output ? path.join(options.output, build.name) : outputOf(build.name, monolith ? SINGLE_SITE : ROOT);
  const variant = [development ? 'dev' : 'prod', hotReload && 'hot', monolith && 'monolith'];
  const filename = development ? '[name].js' : '[name].[contenthash:8].js';
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
      chunkLoadingGlobal: `rspackChunk${build.name}`, // the shell empties it for another version
      publicPath: 'auto', // a package does not know the folder of its version; its own script's address tells
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT,
      strictModuleErrorHandling: true, // a module that threw is evaluated again on the next try, not served half empty
      filename,
      chunkFilename: filename,
      cssFilename: filename.replace('.js', '.css'),
      cssChunkFilename: filename.replace('.js', '.css'),
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: build.alias ?? {} },
    module: { rules: rules({ development, hotReload, scoped: build.name !== 'shell' }), ...scopedStyles() },
    plugins: [
      new rspack.DefinePlugin({ __DEV__: JSON.stringify(development), ...build.define }),
      hotReload && new ReactRefreshRspackPlugin(),
      // The hash of every chunk is in the first script, and no compression makes it smaller: `integrityOf` says the same.
      !development && new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      ...build.plugins,
    ].filter((plugin) => plugin !== false),
    optimization: {
      minimize: !development,
      splitChunks: { chunks: 'async', minSize: SMALLEST_SPLIT },
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
  'build/rspack/worker-loader.mjs',
  'build/rspack/style-module-loader.mjs',
  'build/rspack/layer-loader.mjs',
];

/** A change of how things are built, of a library, or of the place where all lies makes what was kept worthless: it names files by their whole paths. */
function buildDigest(): string {
  const files = RECIPE.map((file) => `packages/federation/src/${file}`);
  const hash = createHash('sha256').update(ROOT);
  for (const file of ['pnpm-lock.yaml', ...files]) hash.update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 12);
}
