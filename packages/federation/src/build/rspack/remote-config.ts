import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import type { RemoteConfig } from '../../base/define-remote';
import { exposedModules } from '../manifest/exposed-modules';
import { CONTAINER_PREFIX } from '../manifest/page-globals';
import { remoteDir } from '../../base/workspace';
import { writeApp } from '../manifest/app-module';
import { ChunkRetryQuery } from './chunk-retry-query';
import { makeConfig } from './make-config';
import { MissingPages } from './missing-pages';
import { readOptions, type BuildEnv, type BuildOptions } from './options';
import { runtimeBuilds, runtimeModules } from './runtime-modules';
import { ICON_FACTORY, sharedModules } from '../../base/shared-modules';
import { StableRuntimePath } from './stable-runtime-path';
import { StyleSheetLoading } from './style-sheet-loading';

export interface RemoteBuild {
  name: string;
  config: RemoteConfig;
  /** Port of its dev server. */
  port: number;
}

/** The build of a remote: `remoteEntry.js`, the exposed modules and `release.json`. */
export const remoteBuild = (build: RemoteBuild) => (env: BuildEnv, argv: { mode?: string }) =>
  remoteConfig(build, readOptions(argv.mode, env));

/** Loaded lazily: the checks and the manifest code load slowly, and are not needed in development. */
const releasePlugin = async (name: string, config: RemoteConfig, compress: boolean) =>
  new (await import('./release-plugin')).ReleasePlugin(name, config, { compress });

const ENTRY = 'remoteEntry.js';

/** For shells released before the container prefix: they set a global with the remote's bare name to undefined, and expect the container there. */
const forOlderShells = (name: string) =>
  `if (Object.hasOwn(self, "${name}") && self.${name} === undefined) self.${name} = self.${CONTAINER_PREFIX}${name};`;

export async function remoteConfig({ name, config, port }: RemoteBuild, options: BuildOptions): Promise<Configuration> {
  const { development } = options;
  const dir = remoteDir(name);
  writeApp(name, config);
  const exposes = Object.fromEntries(
    exposedModules(config).map(({ expose, chunkName, file }) => [expose, { import: `./${file}`, name: chunkName }]),
  );
  return makeConfig(
    {
      name,
      dir,
      port,
      alias: runtimeModules(),
      entry: {}, // only the container: a remote has no page of its own
      plugins: [
        // Icons import the factory by its relative path, which would bypass the share scope.
        new rspack.NormalModuleReplacementPlugin(/^\.\.\/createLucideIcon\.mjs$/, ICON_FACTORY),
        new ModuleFederationPlugin({
          name,
          library: { type: 'var', name: `${CONTAINER_PREFIX}${name}` },
          filename: ENTRY,
          exposes,
          shared: sharedModules(config.needs.shared),
          manifest: false,
          dts: false,
          shareStrategy: 'loaded-first',
          experiments: {
            asyncStartup: true,
            externalRuntime: true, // the shell provides it, in development too
            optimization: { target: 'web', disableSnapshot: true, disableRemote: true }, // a remote loads no other remotes
          },
          dev: { disableDynamicRemoteTypeHints: true, disableHotTypesReload: true, disableLiveReload: true },
        }),
        new rspack.BannerPlugin({ banner: forOlderShells(name), raw: true, footer: true, include: ENTRY }),
        new StableRuntimePath(runtimeBuilds()),
        new MissingPages(name, config),
        !development && new ChunkRetryQuery(name),
        !development && new StyleSheetLoading(name),
        !development && (await releasePlugin(name, config, !options.watching)),
      ],
    },
    options,
  );
}
