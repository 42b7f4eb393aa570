import { alone, buildWeb } from '../build/build-all';
import { sourcesOf } from '../build/fingerprint';
import { CommandRefused } from '../base/command-refused';
import { unstoredReports } from '../reports/released';
import { type Act, currentActor } from '../registry/audit';
import { outputOf } from '../base/workspace';
import { line } from '../build/if-changed';
import { checkBuilt } from './check-built';
import { checkTypes } from './check-types';
import { describeUncommitted, readTree, sourceName } from './clean-tree';

export interface Prepared {
  /** Folder of the build. */
  built: string;
  act: Act;
}

/**
 * Builds one package, if it changed, and checks it: committed sources, types, configuration, integrity and size. What depends on other
 * packages is checked by the registry.
 * @param allowDirty also with uncommitted changes; the audit records this
 * @throws CommandRefused, BuildFailed
 */
async function prepareBuild(name: string, { allowDirty }: { allowDirty: boolean }): Promise<Prepared> {
  const tree = await readTree(sourcesOf(name));
  const why = describeUncommitted(name, tree);
  if (why !== null && !allowDirty) throw new CommandRefused(why);
  if (name === 'shell') refuse(name, unstoredReports());
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
  return { built, act: { by: currentActor(), ...(commit !== undefined && { commit }) } };
}

function refuse(name: string, faults: readonly string[]) {
  if (faults.length > 0) throw new CommandRefused(`${name} is not released: ${faults.join('; ')}.`);
}

/** Prepares a build and uses it, with the package locked against other builds. */
export const withBuild = <T>(name: string, options: { allowDirty: boolean }, use: (prepared: Prepared) => Promise<T>): Promise<T> =>
  alone(name, async () => use(await prepareBuild(name, options)));
