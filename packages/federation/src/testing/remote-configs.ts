import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '@careloom/contract/manifest';
import type { RemoteConfig } from '../base/define-remote';
import { buildManifest } from '../build/manifest/build-manifest';
import { readRemoteConfig } from '../build/config-of';
import { remoteNames, ROOT } from '../base/workspace';

/** The configurations of the five remotes. */
export async function remoteConfigs(): Promise<Record<string, RemoteConfig>> {
  const configs = remoteNames().map(async (name) => [name, await readRemoteConfig(name)] as const);
  return Object.fromEntries(await Promise.all(configs));
}

/** The manifests of the shell and of the five remotes. */
export async function allManifests(): Promise<Manifest[]> {
  const { shellManifest } = (await import(pathToFileURL(path.join(ROOT, 'shell/src/manifest.ts')).href)) as { shellManifest: Manifest };
  const configs = Object.entries(await remoteConfigs());
  return [shellManifest, ...configs.map(([name, config]) => buildManifest(name, '1.0.0', config))];
}
