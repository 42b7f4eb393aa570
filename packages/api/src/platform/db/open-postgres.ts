import pg from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { inTurn } from './in-turn';
import { listener } from './listen-postgres';
import { isBehind, MIGRATION_LOCK, MIGRATIONS, type OpenOptions } from './migration';
import type { Database, Db } from './database';
import { preparingClient } from './prepare-often';
import { SESSION_OPTIONS } from './session-settings';

const POOL_SIZE = 10;

/**
 * Opens PostgreSQL and migrates it under an advisory lock, so that several processes may start at once.
 * @param url `postgres://…`; the role must be allowed to create the `btree_gist` extension (a trusted one)
 */
export async function openPostgres(url: string, { beforeMigration }: OpenOptions = {}): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, options: SESSION_OPTIONS, Client: preparingClient() });
  // The pool replaces an idle connection that the server closes; without a listener the error would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) console.warn(`A database connection was lost: ${error.message}`);
  });
  const db = drizzle(pool);
  try {
    await alone(pool, MIGRATION_LOCK, async (client) => {
      if (beforeMigration && (await isBehind((sql) => client.query(sql)))) await beforeMigration({});
      await migrateOn(client);
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  const turn = inTurn();
  const channels = listener(url);
  return {
    kind: 'postgres',
    db: db as unknown as Db,
    query: (sql, values) => pool.query(sql, values),
    listen: channels.listen,
    // Queued within the process, so that waiting for a lock takes no connection from the pool.
    alone: (work, lock = MIGRATION_LOCK) => turn(lock, () => alone(pool, lock, work)),
    async close() {
      await channels.close();
      await pool.end();
    },
  };
}

/** Holds an advisory lock that is released with its connection, however that ends. */
async function alone<Result>(pool: pg.Pool, lock: number, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await connect(pool);
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]);
    client.release();
  }
}

/** @throws Error with a message for the operator when the server cannot be reached or refuses */
function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  return pool.connect().catch((error: unknown) => {
    const { host } = new URL(pool.options.connectionString ?? '');
    const why = error instanceof Error && error.message ? error.message : 'nothing answers there';
    throw new Error(`The database of DATABASE_URL (${host}) can not be reached: ${why}.`, { cause: error });
  });
}

async function migrateOn(client: pg.PoolClient): Promise<void> {
  await client.query('create extension if not exists btree_gist');
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
}
