import { access } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../db/open';
import type { Env } from '../env';
import { prepareQueue } from '../queue/queue';
import { type Copied, copyDatabase } from './copy-database';

/**
 * Copies the embedded database of the data directory into the PostgreSQL of `DATABASE_URL`. Files stay where they are.
 * @throws Error with a sentence where one of the two is not there, the first is in use, or the second is not empty
 */
export async function moveToPostgres({ dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>): Promise<Copied> {
  if (!databaseUrl) throw new Error('DATABASE_URL is not set: it says which PostgreSQL the data moves to.');
  const directory = path.join(dataDir, 'pg');
  await access(directory).catch((error: unknown) => {
    throw new Error(`There is no embedded database in ${dataDir}: CARELOOM_DATA_DIR says where it is.`, { cause: error });
  });
  const source = await openDatabase({ directory });
  try {
    const target = await openDatabase({ url: databaseUrl, directory });
    try {
      // The two must have the same queues, for jobs that wait move too.
      await prepareQueue(source);
      await prepareQueue(target);
      return await copyDatabase(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
