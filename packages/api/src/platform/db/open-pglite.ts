import { mkdir } from 'node:fs/promises';
import { PGlite, type QueryOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { drizzleClient } from './drizzle-client';
import { giveTurns } from './give-turns';
import { inTurn } from './in-turn';
import { keepPlans } from './keep-plans';
import { lockDirectory } from './lock-directory';
import { isBehind, MIGRATION_LOCK, MIGRATIONS, type OpenOptions } from './migration';
import { SET_SESSION } from './session-settings';
import type { Database, Db } from './database';

interface PgliteOptions extends OpenOptions {
  /** A database dump from `dumpDataDir` to start from, so that tests have nothing to migrate. */
  loadDataDir?: Blob;
}

/**
 * Opens PGlite in a directory, under a lock, and migrates it.
 * @param directory created when missing; `memory://` keeps everything in memory
 * @throws Error with a message for the operator when another process holds the directory
 */
export async function openPglite(
  directory: string,
  { beforeMigration, ...options }: PgliteOptions = {},
): Promise<Database & { client: PGlite }> {
  const onDisk = !directory.includes('://');
  if (onDisk) await mkdir(directory, { recursive: true });
  const lock = onDisk ? await lockDirectory(directory) : null;
  const client = await PGlite.create({ dataDir: directory, extensions: { btree_gist }, ...options });
  const close = async () => {
    await client.close();
    await lock?.unlock();
  };
  // Not compressed here: no query runs until this returns.
  const dump = () => client.dumpDataDir('none');
  const plain = { parsers: { ...client.parsers } };
  const db = drizzle(drizzleClient(client));
  try {
    await client.exec(`${SET_SESSION} create extension if not exists btree_gist`);
    if (beforeMigration && (await isBehind((sql) => runPlain(client, plain, sql)))) await beforeMigration({ dump });
    await migrate(db, { migrationsFolder: MIGRATIONS });
  } catch (error) {
    await close();
    throw error;
  }
  keepPlans(client);
  giveTurns(client);
  const turn = inTurn();
  return {
    kind: 'pglite',
    client,
    db: db as unknown as Db,
    query: (sql, values) => runPlain(client, plain, sql, values),
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    // The directory lock already excludes other processes.
    alone: (work, lock = MIGRATION_LOCK) => turn(lock, work),
    dump,
    ...(lock && { answer: lock.answer }),
    close,
  };
}

/** Without values the text may hold several statements, which the extended protocol does not allow. */
async function runPlain(client: PGlite, plain: QueryOptions, sql: string, values?: unknown[]) {
  if (values?.length) return client.query<Record<string, unknown>>(sql, values, plain);
  const results = await client.exec(sql, plain);
  return { rows: results.flatMap((result) => result.rows as Record<string, unknown>[]) };
}
