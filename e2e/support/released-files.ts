import path from 'node:path';
import { hashesIn } from './hashes';

/** The hash of every released file but those of one package, by its path in the registry. */
export const releasedFiles = (dataDir: string, { without }: { without: string }): Record<string, string> =>
  hashesIn(path.join(dataDir, 'registry/packages'), (file) => !file.startsWith(`${without}/`));
