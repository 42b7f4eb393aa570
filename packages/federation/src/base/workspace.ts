import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/\/$/, '');

export const CACHE = path.join(ROOT, '.cache/federation');

/** Every folder under `remotes/` that describes itself is a remote; nothing else lists them. */
export const remoteNames = (): string[] =>
  readdirSync(path.join(ROOT, 'remotes'))
    .filter((name) => existsSync(path.join(ROOT, 'remotes', name, 'remote.config.ts')))
    .sort();

export const remoteDir = (name: string) => path.join(ROOT, 'remotes', name);
export const shellDir = path.join(ROOT, 'shell');

/**
 * Where a package is built. A remote's folder is copied from here into the registry.
 * @param root another one than the repository's: see `SINGLE_SITE`
 */
export const outputOf = (name: string, root = ROOT) => path.join(root, name === 'shell' ? 'shell' : `remotes/${name}`, 'dist');

/** What the bench compares with: a root whose `shell/dist` holds the shell and all remotes as one bundle. */
export const SINGLE_SITE = path.join(CACHE, 'single');

/** The version in a workspace package's `package.json`, by its folder under the root. */
export function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}
