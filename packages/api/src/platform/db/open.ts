import type { Database } from './database';
import { openPglite } from './open-pglite';
import { openPostgres } from './open-postgres';
import type { OpenOptions } from './migration';

/**
 * Opens the database and brings it to the newest schema.
 * @param source `url` for PostgreSQL; else `directory` for the embedded one (`memory://` for none on disk)
 * @throws Error with a sentence where the directory is in use by another process
 */
export const openDatabase = (source: { url?: string | undefined; directory: string }, options: OpenOptions = {}): Promise<Database> =>
  source.url ? openPostgres(source.url, options) : openPglite(source.directory, options);
