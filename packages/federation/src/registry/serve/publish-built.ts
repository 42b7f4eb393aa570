import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { publish } from '../publish';
import type { RegistryStore } from '../registry-store';
import { releaseInOrder } from './release-in-order';

/** The output folder of `npm run build` for the shell or a remote. */
const builtAt = (root: string, name: string) => path.join(root, name === 'shell' ? 'shell' : `remotes/${name}`, 'dist');

/**
 * Releases builds of the repository that the registry does not know yet: at the first start of a demo, or after a change. Known versions
 * are left alone, so that a rollback survives a restart.
 * @param root of the repository
 * @returns name and version of each release
 * @throws RegistryRefused if they do not fit together in any order
 */
export async function publishBuilt(store: RegistryStore, root: string): Promise<string[]> {
  const built = ['shell', ...readdirSync(path.join(root, 'remotes'))].filter((name) =>
    existsSync(path.join(builtAt(root, name), 'release.json')),
  );
  return releaseInOrder(built, async (name) => {
    const { version, changed } = await publish(store, name, builtAt(root, name), { again: false, by: 'the start of the server' });
    return changed ? `${name} ${version}` : null;
  });
}
