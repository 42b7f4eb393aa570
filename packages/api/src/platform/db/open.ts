import type { Database } from './database';
import { openPglite } from './open-pglite';
import { openPostgres } from './open-postgres';
import type { OpenOptions } from './migration';

/**
 * Opens the database and migrates it to the latest schema.
 * @param source `url` for PostgreSQL; else `directory` for the embedded database (`memory://` for none on disk)
 * @throws Error with a message for the operator when another process uses the directory
 */
export const openDatabase = (source: { url?: string | undefined; directory: string }, options: OpenOptions = {}): Promise<Database> =>
  source.url ? openPostgres(source.url, options) : openPglite(source.directory, options);
