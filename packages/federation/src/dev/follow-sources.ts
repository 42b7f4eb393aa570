import { watch } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../base/workspace';

/** An editor writes a file in several steps. */
const SETTLED_MS = 100;

interface Watched {
  /** Under the root. */
  folder: string;
  /** Which of its files. */
  isMeant: (file: string) => boolean;
}

const isManifest = (file: string) => /^(remote\.config\.ts|manifest\/.*\.ts)$/.test(file);
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/**
 * What shell and server are made of, and what says what a remote is: no dev server follows it.
 * @param isBroken whether the sources of a remote may hold what mends it
 */
const watchedFor = (names: readonly string[], isBroken: () => boolean): Watched[] => [
  ...['packages/shared/src', 'packages/contract/src', 'shell/src'].map((folder) => ({ folder, isMeant: isSource })),
  ...names.map((name) => ({ folder: `remotes/${name}`, isMeant: isManifest })),
  ...names.map((name) => ({ folder: `remotes/${name}/src`, isMeant: (file: string) => isBroken() && isSource(file) })),
];

/**
 * Follows saves that no dev server follows, one after the other.
 * @param names of the remotes under development
 * @param remake is given the files that were saved, by their paths under the root, those of before among them where it had failed
 * @param say is told what could not be made: development goes on
 * @returns what ends it
 */
export function followSources(
  names: readonly string[],
  remake: (files: readonly string[]) => Promise<void>,
  say: (error: string) => void,
): () => void {
  const saved = new Set<string>();
  let isBroken = false;
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const work = async () => {
    const files = [...saved].sort();
    if (files.length === 0) return;
    saved.clear();
    try {
      await remake(files);
      isBroken = false;
    } catch (error) {
      isBroken = true;
      for (const file of files) saved.add(file);
      say(`  ✗ ${files.join(', ')}: the open pages stay as they were\n${error instanceof Error ? error.message : String(error)}`);
    }
  };

  const watchers = watchedFor(names, () => isBroken).map(({ folder, isMeant }) =>
    watch(path.join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (file === null || !isMeant(file)) return;
      saved.add(path.posix.join(folder, file));
      clearTimeout(timer);
      timer = setTimeout(() => {
        last = last.then(work);
      }, SETTLED_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
