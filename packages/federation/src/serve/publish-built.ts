import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { publish } from '../registry/publish';
import type { RegistryStore } from '../registry/registry-store';

/**
 * Releases what was built in the repository and the registry does not know yet: a first start, or a start after a change. What
 * it knows stays as it is, so that a rollback outlives a restart.
 * @param root of the repository
 */
export async function publishBuilt(store: RegistryStore, root: string): Promise<string[]> {
  const remotes = readdirSync(path.join(root, 'remotes')).map((name) => ({ name, built: path.join(root, 'remotes', name, 'dist') }));
  const builds = [{ name: 'shell', built: path.join(root, 'shell/dist') }, ...remotes].filter(({ built }) =>
    existsSync(path.join(built, 'release.json')),
  );
  const released: string[] = [];
  for (const { name, built } of builds) {
    const { version, flipped } = await publish(store, name, built, { again: false, by: 'the start of the server' });
    if (flipped) released.push(`${name} ${version}`);
  }
  return released;
}
