import { buildAll } from '../build/build-all';
import { sourcesOf } from '../build/fingerprint';
import { line } from '../build/if-changed';
import { readTree } from '../release/clean-tree';
import { remoteNames } from '../base/workspace';

/** Packages with uncommitted changes. */
async function uncommitted(): Promise<string[]> {
  const names = ['shell', ...remoteNames()];
  const trees = await Promise.all(names.map((name) => readTree(sourcesOf(name))));
  return names.filter((_name, at) => (trees[at]?.changed.length ?? 0) > 0);
}

/** `npm run build`: builds shell, remotes and server if anything changed. The last line is a summary. */
export async function build() {
  const [all, changed] = await Promise.all([buildAll((built) => console.log(line(built))), uncommitted()]);
  const names = all.filter(({ built }) => built).map(({ name }) => name);
  const summary = names.length === 0 ? 'nothing changed' : `built ${names.join(', ')}`;
  console.log(changed.length === 0 ? summary : `${summary}; of uncommitted changes: ${changed.join(', ')}`);
}
