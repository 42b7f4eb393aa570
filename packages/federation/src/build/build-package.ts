import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import { remoteDir, shellDir } from '../workspace';
import { runRspack } from './run-rspack';

type ConfigFile = { default: (env: Record<string, unknown>, argv: { mode?: string }) => Configuration };

/** The configuration that `rspack build` would use in a package's folder. */
export async function configOf(name: string, mode: 'production' | 'development'): Promise<Configuration> {
  const file = path.join(name === 'shell' ? shellDir : remoteDir(name), 'rspack.config.ts');
  const { default: configure } = (await import(pathToFileURL(file).href)) as ConfigFile;
  return configure({}, { mode });
}

/** Builds the shell or a remote into its `dist`. @throws BuildFailed */
export const buildPackage = async (name: string, mode: 'production' | 'development' = 'production') =>
  runRspack(await configOf(name, mode));
