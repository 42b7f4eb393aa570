import { buildAll } from '../build/build-all';
import { unstoredReports } from '../reports/released';
import { raiseVersions } from '../reports/raise-versions';
import { builtParts, storeRelease } from '../reports/store-release';
import { readTree } from '../release/clean-tree';
import { versionOf } from '../base/workspace';
import { line } from '../build/if-changed';
import { CommandRefused } from '../base/command-refused';

const KB = 1024;

/** The inputs of a release. */
const SOURCES = ['shell', 'remotes', 'packages', 'package.json', 'pnpm-lock.yaml'];

/**
 * `npm run compat:store`: builds the committed sources, stores the result as the last release, and raises the versions for the next one.
 * Commit both.
 */
export async function compatStore() {
  const { commit, changed } = await readTree(SOURCES);
  if (commit === null) throw new CommandRefused('A release is stored from a git checkout, so that it is known what it was made from.');
  if (changed.length > 0) throw new CommandRefused(`A release is stored from committed files. These are not: ${changed.join(', ')}.`);
  const faults = unstoredReports();
  if (faults.length > 0) throw new CommandRefused(`No release is stored: ${faults.join('; ')}.`);
  await buildAll((built) => console.log(line(built)));
  const version = versionOf('.');
  const stored = await storeRelease({ version, commit }, await builtParts());
  for (const { name, version: own, size } of stored) console.log(`  ${name.padEnd(12)} ${own.padEnd(18)} ${(size / KB).toFixed(0)} KB`);
  raiseVersions();
  console.log(`compat/releases/${version} holds the release, and the versions are raised to what comes next. Commit both.`);
}
