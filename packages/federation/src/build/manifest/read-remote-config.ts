import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig } from '../../base/define-remote';
import { remoteDir } from '../../base/workspace';

/** Loads a remote's `remote.config.ts`. */
export async function readRemoteConfig(name: string): Promise<RemoteConfig> {
  const file = path.join(remoteDir(name), 'remote.config.ts');
  const { default: config } = (await import(pathToFileURL(file).href)) as { default: RemoteConfig };
  return config;
}
