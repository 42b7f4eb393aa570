import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { publish } from '../registry/publish';
import { RegistryRefused } from '../registry/refused';
import type { RegistryStore } from '../registry/registry-store';

interface Build {
  name: string;
  /** Folder with `release.json`. */
  built: string;
}

/**
 * Releases what was built in the repository and the registry does not know yet: a first start, or a start after a change. What
 * it knows stays as it is, so that a rollback outlives a restart.
 * @param root of the repository
 * @returns name and version of each that is served from now on
 * @throws RegistryRefused where they do not fit together in any order
 */
export async function publishBuilt(store: RegistryStore, root: string): Promise<string[]> {
  const remotes = readdirSync(path.join(root, 'remotes')).map((name) => ({ name, built: path.join(root, 'remotes', name, 'dist') }));
  const builds = [{ name: 'shell', built: path.join(root, 'shell/dist') }, ...remotes].filter(({ built }) =>
    existsSync(path.join(built, 'release.json')),
  );
  return inTurns(store, builds);
}

/** One after the other. Who got an address that another has until now waits until that one was released without it. */
async function inTurns(store: RegistryStore, builds: readonly Build[]): Promise<string[]> {
  const released: string[] = [];
  const refused: { build: Build; why: RegistryRefused }[] = [];
  for (const build of builds) {
    try {
      const { version, flipped } = await publish(store, build.name, build.built, { again: false, by: 'the start of the server' });
      if (flipped) released.push(`${build.name} ${version}`);
    } catch (why) {
      if (!(why instanceof RegistryRefused)) throw why;
      refused.push({ build, why });
    }
  }
  const [first] = refused;
  if (!first) return released;
  if (refused.length === builds.length) throw first.why;
  return [
    ...released,
    ...(await inTurns(
      store,
      refused.map(({ build }) => build),
    )),
  ];
}
