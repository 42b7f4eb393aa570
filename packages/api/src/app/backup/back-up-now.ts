import { access } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock';
import { askHolder, DirectoryInUse, lockDirectory } from '../../platform/db/lock-directory';
import type { Env } from '../../platform/env/env';
import type { Services } from '../../platform/services';
import { writeBackup } from './write-backup';

const REQUEST = 'backup';

/** The server's answer to the command: the file of the backup, or the reason for the failure. */
const answered = z.union([z.object({ file: z.string() }), z.object({ failed: z.string() })]);

/** Lets a server that holds the embedded database make the backups that `npm run backup` requests. */
export function answerBackups({ database, env, clock }: Pick<Services, 'database' | 'env' | 'clock'>): void {
  const { dump } = database;
  database.answer?.(async (request) => {
    if (request !== REQUEST || !dump) return '';
    try {
      await database.query('checkpoint');
      return JSON.stringify({ file: await writeBackup({ env, clock }, 'by-hand', { dump }) });
    } catch (error) {
      return JSON.stringify({ failed: error instanceof Error ? error.message : String(error) });
    }
  });
}

interface Installation {
  env: Pick<Env, 'dataDir' | 'databaseUrl'>;
  clock: Clock;
}

/**
 * Makes a backup now, whether or not a server is running. Does not migrate.
 * @returns its file
 * @throws Error with a message for the operator
 */
export async function backUpNow({ env, clock }: Installation): Promise<string> {
  if (env.databaseUrl) return writeBackup({ env, clock }, 'by-hand', {});
  const directory = path.join(env.dataDir, 'pg');
  await access(path.join(directory, 'PG_VERSION')).catch((error: unknown) => {
    throw new Error(`There is no embedded database in ${env.dataDir}: CARELOOM_DATA_DIR says where it is.`, { cause: error });
  });
  try {
    const { unlock } = await lockDirectory(directory);
    try {
      return await backUpClosed({ env, clock }, directory);
    } finally {
      await unlock();
    }
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    return askServer(directory, error);
  }
}

/** Backs up an embedded database that no process has open. */
async function backUpClosed(where: Installation, directory: string): Promise<string> {
  const client = await PGlite.create({ dataDir: directory, extensions: { btree_gist } });
  try {
    return await writeBackup(where, 'by-hand', { dump: () => client.dumpDataDir('none') });
  } finally {
    await client.close();
  }
}

async function askServer(directory: string, inUse: DirectoryInUse): Promise<string> {
  const reply = await askHolder(directory, REQUEST);
  if (reply === null) throw inUse; // held by another command, or by a server that is still starting
  const answer = answered.parse(JSON.parse(reply));
  if ('failed' in answer) throw new Error(`The server could not make a backup: ${answer.failed}`);
  return answer.file;
}
