import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Services } from '../services';
import { stamp } from './stamp';

const KEPT = 7;
const SUFFIX = '.tar.gz';
const UNFINISHED = '.part';

/**
 * The job that copies the embedded database to `backups/<time>.tar.gz` in the data directory, keeps the last seven, and tidies
 * the database. On PostgreSQL it does nothing: `pg_dump` and autovacuum do the same there.
 */
export const backUp =
  ({ database, env, clock, log }: Pick<Services, 'database' | 'env' | 'clock' | 'log'>) =>
  async (): Promise<void> => {
    if (!database.dump) return;
    try {
      const folder = path.join(env.dataDir, 'backups');
      await mkdir(folder, { recursive: true });
      await removeNames(folder, (names) => names.filter((name) => name.endsWith(UNFINISHED)));
      // What is in memory only goes to the files first: opening the copy then has little to do again.
      await database.query('checkpoint');
      await writeWhole(path.join(folder, `${stamp(clock.now())}${SUFFIX}`), await database.dump());
      await removeNames(folder, (names) =>
        names
          .filter((name) => name.endsWith(SUFFIX))
          .sort()
          .slice(0, -KEPT),
      );
      await database.query('vacuum (analyze)');
    } catch (error) {
      log.error(error, 'The daily backup failed');
      // So that the queue tries it again.
      throw error;
    }
  };

/** Under its name there is a whole backup or none, after a power loss too. */
async function writeWhole(file: string, tar: Blob): Promise<void> {
  const part = `${file}${UNFINISHED}`;
  await pipeline(Readable.from(chunks(tar)), createGzip(), createWriteStream(part, { mode: 0o600 }));
  const written = await open(part, 'r+');
  await written.sync().finally(() => written.close());
  await rename(part, file);
}

const CHUNK = 1_048_576;

async function* chunks(blob: Blob): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < blob.size; start += CHUNK) yield new Uint8Array(await blob.slice(start, start + CHUNK).arrayBuffer());
}

async function removeNames(folder: string, which: (names: string[]) => string[]): Promise<void> {
  for (const name of which(await readdir(folder))) await rm(path.join(folder, name));
}
