import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATIONS } from './migration';
import type { Database } from './open';

/** Is told before migrations change a database that has something in it. `dump`: of the embedded one, as it is. */
export type BeforeMigration = (source: { dump?: () => Promise<Blob> }) => Promise<void>;

export interface OpenOptions {
  beforeMigration?: BeforeMigration | undefined;
}

/** Whether a database was migrated before and lacks a migration since. One without tables is new: there is nothing to lose. */
export async function isBehind(query: Database['query']): Promise<boolean> {
  const { rows: known } = await query(`select to_regclass('drizzle.__drizzle_migrations') is not null as there`);
  if (known[0]?.['there'] !== true) return false;
  const { rows } = await query('select max(created_at)::float8 as last from drizzle.__drizzle_migrations');
  const last = rows[0]?.['last'];
  if (typeof last !== 'number') return false;
  return readMigrationFiles({ migrationsFolder: MIGRATIONS }).some(({ folderMillis }) => folderMillis > last);
}
