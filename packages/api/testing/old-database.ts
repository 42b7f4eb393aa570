import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as onPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { type Dump, restoreDump } from './read-dump';
import { makeEmptyPostgres } from './test-database';

/** A database in the state of a release. */
export interface OldDatabase {
  /** The connection string, when the tests run on PostgreSQL. */
  url: string | undefined;
  /** A data directory; the embedded database is its `pg`. */
  dataDir: string;
  remove: () => Promise<void>;
}

/** Creates a database with the tables and rows of a release, on the engine of the tests, and closes it. */
export async function makeOldDatabase(dump: Dump): Promise<OldDatabase> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'careloom-upgrade-'));
  const removeFolder = () => rm(dataDir, { recursive: true });
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    await fillPglite(path.join(dataDir, 'pg'), dump);
    return { url: undefined, dataDir, remove: removeFolder };
  }
  const { url, drop } = await makeEmptyPostgres(server);
  await fillPostgres(url, dump);
  return { url, dataDir, remove: () => drop().then(removeFolder) };
}

async function fillPglite(directory: string, dump: Dump): Promise<void> {
  const client = await PGlite.create({ dataDir: directory, extensions: { btree_gist } });
  await client.exec(`set time zone 'UTC'; create extension if not exists btree_gist`);
  const db = onPglite(client);
  await restoreDump(db, dump, (config) => migratePglite(db, config));
  await client.close();
}

async function fillPostgres(url: string, dump: Dump): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, options: '-c timezone=UTC' });
  await pool.query('create extension if not exists btree_gist');
  const db = onPostgres(pool);
  await restoreDump(db, dump, (config) => migratePostgres(db, config));
  await pool.end();
}
