import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import type { BuildEnv } from './rspack/options';
import { shellDir, remoteDir } from '../base/workspace';
import type { RemoteConfig } from '../base/define-remote';

export type Mode = 'production' | 'development';
type ConfigFile = { default: (env: BuildEnv, argv: { mode?: string }) => Configuration | Promise<Configuration> };

/** The import of a remote's file is a template that a bundler can resolve, because the dev server code is bundled. */
const fileOf = (name: string): Promise<unknown> =>
  name === 'shell'
    ? import(pathToFileURL(path.join(shellDir, 'rspack.config.ts')).href)
    : import(`../../../../remotes/${name}/rspack.config.ts`);

/** The configuration that `rspack build` would use in a package's folder. */
export async function configOf(name: string, mode: Mode, env: BuildEnv = {}): Promise<Configuration> {
  const { default: configure } = (await fileOf(name)) as ConfigFile;
  return configure(env, { mode });
}

/** Loads a remote's `remote.config.ts`. */
export async function readRemoteConfig(name: string): Promise<RemoteConfig> {
  const file = path.join(remoteDir(name), 'remote.config.ts');
  const { default: config } = (await import(pathToFileURL(file).href)) as { default: RemoteConfig };
  return config;
}
