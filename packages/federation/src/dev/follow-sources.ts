import { watch } from 'node:fs';
import path from 'node:path';
import { BuildFailed } from '../build/build-failed';
import { ROOT } from '../workspace';

/** An editor writes a file in several steps. */
const SETTLED_MS = 100;

interface Watched {
  /** Under the root. */
  folder: string;
  /** Which of its files. */
  isMeant: (file: string) => boolean;
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** What shell and server are made of, and what says what a remote is: no dev server follows it. */
const watchedFor = (names: readonly string[]): Watched[] => [
  ...['packages/shared/src', 'packages/contract/src', 'shell/src'].map((folder) => ({ folder, isMeant: isSource })),
  ...names.map((name) => ({ folder: `remotes/${name}`, isMeant: (file: string) => /^(remote\.config\.ts|manifest\/.*\.ts)$/.test(file) })),
];

/**
 * Follows saves that no dev server follows, one after the other.
 * @param names of the remotes under development
 * @param remake is given the files that were saved, by their paths under the root
 * @param say is told what could not be built
 * @returns what ends it
 */
export function followSources(
  names: readonly string[],
  remake: (files: readonly string[]) => Promise<void>,
  say: (text: string) => void,
): () => void {
  const saved = new Set<string>();
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const work = async () => {
    const files = [...saved].sort();
    saved.clear();
    try {
      if (files.length > 0) await remake(files);
    } catch (error) {
      if (!(error instanceof BuildFailed)) throw error;
      say(`  ✗ ${files.join(', ')}: the open pages stay as they were\n${error.message}\n`);
    }
  };

  const watchers = watchedFor(names).map(({ folder, isMeant }) =>
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
