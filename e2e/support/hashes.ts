import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The hash of every file in a folder, by its path there.
 * @param wanted whether a file counts
 */
export function hashesIn(folder: string, wanted: (file: string) => boolean): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter(wanted)
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
}

/** The hash of every released file but those of one package, by its path in the registry. */
export const releasedFiles = (dataDir: string, { without }: { without: string }): Record<string, string> =>
  hashesIn(path.join(dataDir, 'registry/packages'), (file) => !file.startsWith(`${without}/`));
