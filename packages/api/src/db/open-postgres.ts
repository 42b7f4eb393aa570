import pg from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { listener } from './listen-postgres';
import { type Database, type Db, MIGRATION_LOCK, MIGRATIONS } from './open';

const POOL_SIZE = 10;

/**
 * Opens PostgreSQL and migrates it under an advisory lock, so that several processes may start at once.
 * @param url `postgres://…`; the role must be allowed to create the `btree_gist` extension (it is a trusted one)
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, options: '-c timezone=UTC' });
  // An idle connection that the server ends is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.warn(`A database connection was lost: ${error.message}`));
  const db = drizzle(pool);
  await alone(pool, migrateOn);
  const channels = listener(url);
  return {
    kind: 'postgres',
    db: db as unknown as Db,
    query: (sql, values) => pool.query(sql, values),
    listen: channels.listen,
    alone: (work) => alone(pool, work),
    async close() {
      await channels.close();
      await pool.end();
    },
  };
}

/** Under an advisory lock of the database, which ends with its connection, however that ends. */
async function alone(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await work(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  }
}

async function migrateOn(client: pg.PoolClient): Promise<void> {
  await client.query('create extension if not exists btree_gist');
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
}
