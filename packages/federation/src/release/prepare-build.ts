import { alone, buildWeb } from '../build/build-all';
import { sourcesOf } from '../build/fingerprint';
import { CommandRefused } from '../base/command-refused';
import { unkept } from '../reports/released';
import type { Act } from '../registry/audit';
import { outputOf } from '../base/workspace';
import { line } from '../build/if-changed';
import { checkBuilt } from './check-built';
import { checkTypes } from './check-types';
import { dirtiness, readTree, sourceName } from './clean-tree';
import { whoActs } from './who-acts';

export interface Prepared {
  /** Folder of the build. */
  built: string;
  act: Act;
}

/**
 * Builds one package alone, where it changed, and checks what came of it: committed sources, types, description, integrity and
 * size. The registry itself checks what depends on the other packages.
 * @param allowDirty also from files that are not committed; the audit says so
 * @throws CommandRefused, BuildFailed
 */
async function prepareBuild(name: string, { allowDirty }: { allowDirty: boolean }): Promise<Prepared> {
  const tree = await readTree(sourcesOf(name));
  const why = dirtiness(name, tree);
  if (why !== null && !allowDirty) throw new CommandRefused(why);
  if (name === 'shell') refuse(name, unkept());
  await Promise.all([
    buildWeb(
      name,
      (built) => console.log(line(built)),
      (_name, build) => build(),
    ),
    checkTypes(name),
  ]);
  const built = outputOf(name);
  refuse(name, await checkBuilt(name, built));
  const commit = sourceName(tree);
  return { built, act: { by: whoActs(), ...(commit !== undefined && { commit }) } };
}

function refuse(name: string, faults: readonly string[]) {
  if (faults.length > 0) throw new CommandRefused(`${name} is not released: ${faults.join('; ')}.`);
}

/** The same, and does something with the build before anybody else may build that package. */
export const withBuild = <T>(name: string, options: { allowDirty: boolean }, use: (prepared: Prepared) => Promise<T>): Promise<T> =>
  alone(name, async () => use(await prepareBuild(name, options)));
