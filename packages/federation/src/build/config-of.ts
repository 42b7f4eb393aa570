import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import type { BuildEnv } from './rspack/options';
import { shellDir } from '../base/workspace';

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
