import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** One type for both engines; without a schema, so that a query names its tables itself. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  /** Plain SQL with `$1` parameters, for what speaks SQL itself (the job queue, backups). */
  readonly query: (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  /** Hears NOTIFY on a channel, from this process and from all others on the same database. Returns what ends it. */
  readonly listen: (channel: string, hear: (payload: string) => void) => Promise<() => Promise<void>>;
  /**
   * Runs what only one process may do at a time under a lock (migrations, first data); others wait. Not for use inside a transaction.
   * @param lock that of migrations where none is named
   */
  readonly alone: <Result>(work: () => Promise<Result>, lock?: number) => Promise<Result>;
  /** The whole database of one moment as a tar, where it is the embedded one; of PostgreSQL `pg_dump` makes it. */
  readonly dump?: () => Promise<Blob>;
  /** Answers what other processes ask of the one that holds the embedded database's directory. */
  readonly answer?: (request: (text: string) => Promise<string>) => void;
  readonly close: () => Promise<void>;
}
