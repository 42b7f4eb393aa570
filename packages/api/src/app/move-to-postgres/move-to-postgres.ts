import { access } from 'node:fs/promises';
import path from 'node:path';
import { openData } from '../backup/open-data';
import type { Clock } from '../../platform/clock/clock';
import { openDatabase } from '../../platform/db/open';
import type { Env } from '../../platform/env/env';
import { QUEUES } from '../queues';
import { prepareQueue } from '../../platform/queue/queue';
import { type Copied, copyDatabase } from './copy-database';

type Moved = Pick<Env, 'dataDir' | 'databaseUrl' | 'backUpBeforeMigration'>;

/**
 * Copies the embedded database of the data directory into the PostgreSQL of `DATABASE_URL`. Files stay where they are.
 * @throws Error with a message for the operator when one of the two is missing, the source is in use, or the target is not empty
 */
export async function moveToPostgres(env: Moved, clock: Clock): Promise<Copied> {
  const { dataDir, databaseUrl } = env;
  if (!databaseUrl) throw new Error('DATABASE_URL is not set: it says which PostgreSQL the data moves to.');
  const directory = path.join(dataDir, 'pg');
  await access(directory).catch((error: unknown) => {
    throw new Error(`There is no embedded database in ${dataDir}: CARELOOM_DATA_DIR says where it is.`, { cause: error });
  });
  const source = await openData({ env: { ...env, databaseUrl: undefined }, clock });
  try {
    const target = await openDatabase({ url: databaseUrl, directory });
    try {
      // Both need the same queues, because waiting jobs are copied too.
      await prepareQueue(source, QUEUES);
      await prepareQueue(target, QUEUES);
      return await copyDatabase(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
