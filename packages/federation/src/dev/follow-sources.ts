import { watch } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../base/workspace';

/** An editor saves a file in several steps. */
const SETTLED_MS = 100;

interface Watched {
  /** Path under the root. */
  folder: string;
  /** Whether a file in the folder is watched. */
  isMeant: (file: string) => boolean;
}

const isManifest = (file: string) => /^(remote\.config\.ts|manifest\/.*\.ts)$/.test(file);
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/**
 * Sources of the shell and the server, and the remotes' configurations: no dev server watches them.
 * @param isBroken whether the last build failed, so that a change in a remote's sources may repair it
 */
const watchedFor = (names: readonly string[], isBroken: () => boolean): Watched[] => [
  ...['packages/shared/src', 'packages/contract/src', 'shell/src'].map((folder) => ({ folder, isMeant: isSource })),
  ...names.map((name) => ({ folder: `remotes/${name}`, isMeant: isManifest })),
  ...names.map((name) => ({ folder: `remotes/${name}/src`, isMeant: (file: string) => isBroken() && isSource(file) })),
];

/**
 * Watches saves that no dev server watches, and handles them one after the other.
 * @param names of the remotes under development
 * @param remake called with the saved files, as paths under the root, including those of a failed attempt
 * @param onError called with the error if that failed; watching goes on
 * @returns a function that stops watching
 */
export function followSources(
  names: readonly string[],
  remake: (files: readonly string[]) => Promise<void>,
  onError: (error: string) => void,
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
      onError(`  ✗ ${files.join(', ')}: the open pages stay as they were\n${error instanceof Error ? error.message : String(error)}`);
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
