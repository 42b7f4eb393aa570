import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import type { Clock } from '../../platform/clock/clock';
import type { Env } from '../../platform/env/env';
import { lockDirectory } from '../../platform/db/lock-directory';
import { stamp } from './write-backup';

const unpack = promisify(gunzip);

interface Restore {
  env: Pick<Env, 'dataDir' | 'databaseUrl'>;
  clock: Clock;
  file: string | undefined;
}

/**
 * Replaces the embedded database with a backup. The backup is opened and read before anything is replaced.
 * @returns where the replaced database is now; null if there was none
 * @throws Error with a message for the operator: for PostgreSQL, a missing or broken file, or a database that a server has open
 */
export async function restoreBackup({ env, clock, file }: Restore): Promise<{ before: string | null }> {
  if (env.databaseUrl)
    throw new Error('DATABASE_URL is set: what pg_dump wrote is restored by pg_restore. This is for the embedded database.');
  if (!file) throw new Error('Name the backup: npm run restore -- .data/backups/<time>.tar.gz');
  const packed = await readFile(file).catch((error: unknown) => {
    throw new Error(`There is no backup that can be read at ${file}.`, { cause: error });
  });
  await mkdir(env.dataDir, { recursive: true });
  const place = path.join(env.dataDir, 'pg');
  const { unlock } = await lockDirectory(place);
  const time = stamp(clock.now());
  const restored = path.join(env.dataDir, `pg.restoring-${time}`);
  try {
    await load(packed, restored).catch((error: unknown) => {
      throw new Error(`${file} is not a whole backup: nothing was changed.`, { cause: error });
    });
    const before = await moveAside(place, path.join(env.dataDir, `pg.before-${time}`));
    await rename(restored, place);
    return { before };
  } finally {
    await rm(restored, { recursive: true, force: true });
    await unlock();
  }
}

/** Decompressed here, because PGlite's own decompression ends the process on a broken file. */
async function load(packed: Buffer, directory: string): Promise<void> {
  const tar = new Uint8Array(await unpack(packed));
  const client = await PGlite.create({ dataDir: directory, extensions: { btree_gist }, loadDataDir: new Blob([tar]) });
  try {
    // Any PGlite database opens; only ours has users.
    await client.query('select count(*) from users');
  } finally {
    await client.close();
  }
}

async function moveAside(place: string, aside: string): Promise<string | null> {
  try {
    await rename(place, aside);
    return aside;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
