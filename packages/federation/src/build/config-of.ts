import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import type { BuildEnv } from '../rspack/options';
import { remoteDir, shellDir } from '../workspace';

export type Mode = 'production' | 'development';
type ConfigFile = { default: (env: BuildEnv, argv: { mode?: string }) => Configuration | Promise<Configuration> };

/** The configuration that `rspack` would use in a package's folder. */
export async function configOf(name: string, mode: Mode, env: BuildEnv = {}): Promise<Configuration> {
  const file = path.join(name === 'shell' ? shellDir : remoteDir(name), 'rspack.config.ts');
  const { default: configure } = (await import(pathToFileURL(file).href)) as ConfigFile;
  return configure(env, { mode });
}
