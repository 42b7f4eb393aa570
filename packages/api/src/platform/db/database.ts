import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** One type for both engines. It has no schema, so each query names its tables. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  /** Plain SQL with `$1` parameters, for code that writes its own SQL (the job queue, backups). */
  readonly query: (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  /** Subscribes to NOTIFY on a channel, from this process and all others on the same database. Returns the unsubscribe function. */
  readonly listen: (channel: string, onPayload: (payload: string) => void) => Promise<() => Promise<void>>;
  /**
   * Runs work that only one process may do at a time (migrations, first data) under a lock; others wait. Do not use inside a transaction.
   * @param lock the migration lock by default
   */
  readonly alone: <Result>(work: () => Promise<Result>, lock?: number) => Promise<Result>;
  /** A consistent dump of the whole embedded database as a tar. Absent for PostgreSQL, where `pg_dump` makes it. */
  readonly dump?: () => Promise<Blob>;
  /** Sets the handler for requests that other processes send to the process that holds the embedded database's directory. */
  readonly answer?: (request: (text: string) => Promise<string>) => void;
  readonly close: () => Promise<void>;
}
