import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/\/$/, '');

export const CACHE = path.join(ROOT, '.cache/federation');

/** Every folder in `remotes/` with a `remote.config.ts` is a remote; there is no other list. */
export const remoteNames = (): string[] =>
  readdirSync(path.join(ROOT, 'remotes'))
    .filter((name) => existsSync(path.join(ROOT, 'remotes', name, 'remote.config.ts')))
    .sort();

export const remoteDir = (name: string) => path.join(ROOT, 'remotes', name);
export const shellDir = path.join(ROOT, 'shell');

/**
 * The build output of a package. A remote's folder is copied from here into the registry.
 * @param root the repository's by default; see `SINGLE_SITE`
 */
export const outputOf = (name: string, root = ROOT) => path.join(root, name === 'shell' ? 'shell' : `remotes/${name}`, 'dist');

/** The baseline of the benchmark: a root whose `shell/dist` holds the shell and all remotes as one bundle. */
export const SINGLE_SITE = path.join(CACHE, 'single');

/** The version in the `package.json` of a workspace package, by its folder under the root. */
export function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}
