import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { publish } from '../publish';
import type { RegistryStore } from '../registry-store';
import { inTurns } from './in-turns';

/** Where `npm run build` leaves the shell or a remote. */
const builtAt = (root: string, name: string) => path.join(root, name === 'shell' ? 'shell' : `remotes/${name}`, 'dist');

/**
 * Releases what was built in the repository and the registry does not know yet: the first start of a demonstration, or one after a change.
 * What it knows stays as it is, so that a rollback outlives a restart.
 * @param root of the repository
 * @returns name and version of each that is served from now on
 * @throws RegistryRefused where they do not fit together in any order
 */
export async function publishBuilt(store: RegistryStore, root: string): Promise<string[]> {
  const built = ['shell', ...readdirSync(path.join(root, 'remotes'))].filter((name) =>
    existsSync(path.join(builtAt(root, name), 'release.json')),
  );
  return inTurns(built, async (name) => {
    const { version, flipped } = await publish(store, name, builtAt(root, name), { again: false, by: 'the start of the server' });
    return flipped ? `${name} ${version}` : null;
  });
}
